import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import { countHosts, insertHosts, lockHosts, type NewHost, storeAssignment } from '@/db/queries/meetings/hosts'
import { insertBooking } from '@/db/queries/meetings/insert-booking'
import type { ForBooking } from '@/db/queries/meetings/schedule'
import { assign } from '@/lib/bookings/assignment'
import { HostsLost, noteLost } from '@/lib/bookings/replace-host'
import { DECIDED_AGE_MS } from '@/lib/calendars/busy/busy'
import { toHostMail } from '@/lib/notices/host-mails'
import { enqueue, enqueueEvents } from '@/lib/outbox/enqueue'
import { readChosenHost } from '@/lib/pages/server/hosts/choice'
import {
  type HostedGroup,
  hostStateAt,
  needOf,
  type PageHost,
  readHostedGroups,
} from '@/lib/pages/server/hosts/diaries'
import { rulesOf } from '@/lib/pages/server/page-rules'
import { addDays, localDate, type SlotRules, startOfDate } from '@/lib/scheduling'
import { AppError } from '@/lib/shared/errors'
import type { GroupAssignment, GroupChoice } from '@/lib/shared/hosts'
import { chosenTaken } from './chosen-taken'
import { type BookingDraft, refusalOfStart } from './draft-booking'
import { availabilityUnknown } from './schedule'
import { refusing } from './write-booking'

/** The hosts who were chosen, in the order of the groups. */
export type ChosenHosts = { assignment: GroupAssignment[]; hosts: (PageHost & { group: string })[] }

type Asked = {
  startTime: Date
  duration?: number | undefined
  anyway?: boolean | undefined
  /** The host whom the visitor chose. */
  host?: string | undefined
  now: Date
}

/** A booking as it was written. */
type Booked = { draft: BookingDraft; hooked: number }
/** Writes the booking, its hosts and their meetings: within a transaction. Null when a change of the page came first. */
export type WriteHosted = (tx: Database) => Promise<Booked | null>

/**
 * Books a start of a team's page with hosts for each of its groups. The choice, its figures and the booking are one transaction: the database
 * admits a host who is still free, and one who is lost meanwhile is replaced by the next of the group. `draft` makes the rows
 * for those who are chosen, `within` the transaction. Null when a change of the page came first. Throws `taken` when a group
 * cannot be met; where the visitor chose their host with other times of theirs, and with who else is free.
 */
export async function bookHosted<T = Booked>(
  page: ForBooking,
  { startTime, duration, anyway, host, now }: Asked,
  draft: (hosts: ChosenHosts['hosts']) => BookingDraft,
  within: (write: WriteHosted) => Promise<T | null>,
): Promise<T | null> {
  const rules = rulesOf(page, now.getTime(), duration)
  const start = startTime.getTime()
  const wanted = await readChosenHost(page, host)
  const refusal = refusalOfStart(page, rules, { start, anyway: anyway ?? false, calendarBusy: [], now })
  if (refusal) throw new AppError(refusal)
  const groups = await readHostedGroups(page, { from: start, to: start + 1, rules, maxAgeMs: DECIDED_AGE_MS, now })
  const lost = new Set<string>()
  let tried: BookingDraft | null = null
  const write: WriteHosted = async (tx) => {
    const chosen = await choose(page, { start, rules, groups, lost, wanted }, tx)
    tried = draft(chosen.hosts)
    const booked = await insertBooking(tx, tried, { isPart: true, isHosted: true })
    if (!booked) return null
    await writeHosts(tx, { page, chosen, draft: tried, now })
    return { draft: tried, hooked: booked.hooked }
  }
  for (;;) {
    try {
      return await refusing(
        page,
        now,
        () => tried,
        () => within(write),
      )
    } catch (error) {
      if (wanted !== null && isTaken(error)) throw await chosenTaken(page, rules, { start, wanted, now })
      if (!(error instanceof HostsLost)) throw error
      await noteLost(error, lost, now)
    }
  }
}

/** Books on a page of a person or of a team, as a part of a larger transaction. */
export async function bookWithin<T>(
  page: ForBooking,
  asked: Asked,
  draft: (hosts: ChosenHosts['hosts'] | null) => BookingDraft,
  within: (write: WriteHosted) => Promise<T | null>,
): Promise<T | null> {
  if (page.isTeams) return bookHosted(page, asked, draft, within)
  const made = draft(null)
  const write: WriteHosted = async (tx) => {
    const booked = await insertBooking(tx, made, { isPart: true })
    return booked && { draft: made, hooked: booked.hooked }
  }
  return refusing(
    page,
    asked.now,
    () => made,
    () => within(write),
  )
}

const isTaken = (error: unknown) => error instanceof AppError && error.code === 'taken'

type Choosing = {
  start: number
  rules: SlotRules
  groups: HostedGroup[]
  lost: ReadonlySet<string>
  /** The account that the visitor chose. */
  wanted: string | null
}

/** Inside the transaction that writes the booking, the figures of the page's hosts are locked first. */
async function choose(
  page: ForBooking,
  { start, rules, groups, lost, wanted }: Choosing,
  tx: Database,
): Promise<ChosenHosts> {
  const date = localDate(page.timezone, start)
  const figures = await lockHosts(tx, page.id, {
    start: startOfDate(page.timezone, date),
    end: startOfDate(page.timezone, addDays(date, 1)),
  })
  const figuresOf = new Map(figures.map((row) => [row.account, row]))
  const stateOf = (host: PageHost) => {
    if (lost.has(host.account)) return 'lost' as const
    const held = figuresOf.get(host.account)?.held ?? 0
    const state = hostStateAt(start, host, rules)
    return state === 'free' && host.maxPerDay !== null && held >= host.maxPerDay ? ('limit' as const) : state
  }
  const assignment = groups.map((group): GroupAssignment => {
    const candidates = group.hosts.map((host) => {
      const { got = 0, due = 0, lastMade = null } = figuresOf.get(host.account) ?? {}
      return { ...pickCandidate(host), state: stateOf(host), got, due, lastMade }
    })
    const chose = howToChoose(group, wanted)
    const assigned = assign(candidates, { need: needOf(group), chose, wanted })
    if (!assigned) {
      const deciding = candidates.filter(({ account }) => chose !== 'visitor' || account === wanted)
      throw deciding.some(({ state }) => state === 'unread') ? availabilityUnknown() : new AppError('taken')
    }
    return { group: group.name, chose, ...assigned }
  })
  if (groups.length === 0) throw new AppError('taken')
  const hosts = assignment.flatMap(({ chosen }, place) =>
    chosen.flatMap((account) => {
      const group = groups[place]
      const host = group?.hosts.find((one) => one.account === account)
      return group && host ? [{ ...host, group: group.name }] : []
    }),
  )
  return { assignment, hosts }
}

/** A visitor who names nobody leaves it to fairness. */
function howToChoose({ need, choose }: HostedGroup, wanted: string | null): GroupChoice {
  if (need === 'all') return need
  return choose === 'visitor' && wanted === null ? 'fair' : choose
}

const pickCandidate = ({ account, name, priority, weight }: PageHost) => ({ account, name, priority, weight })

type Writing = { page: ForBooking; chosen: ChosenHosts; draft: BookingDraft; now: Date }

async function writeHosts(tx: Database, { page, chosen, draft, now }: Writing): Promise<void> {
  const { id: bookingId } = draft.booking
  const hosts = chosen.hosts.map((host, place): NewHost & { host: PageHost } => ({
    id: newId(),
    account: host.account,
    group: host.group,
    place,
    meetingId: newId(),
    targetCalendars: host.targetCalendars,
    host,
  }))
  const lost = await insertHosts(
    tx,
    bookingId,
    hosts.map(({ host: _, ...row }) => row),
  )
  if (lost.length > 0) throw new HostsLost(lost)
  await storeAssignment(tx, bookingId, chosen.assignment)
  const figures = chosen.assignment.flatMap(({ chose, chosen: accounts, ranking }) =>
    chose === 'all'
      ? []
      : ranking.map(({ account, share }) => ({ account, share, got: accounts.includes(account) ? 1 : 0 })),
  )
  await countHosts(tx, page.id, figures, now)
  for (const { id, meetingId, host } of hosts) {
    const { account: ownerId, name, email } = host
    if (email !== null) {
      const mail = toHostMail(draft.ownersMail, { id, meetingId, name, email })
      await enqueue(tx, { mail, ownerId, meetingId }, now)
    }
    if (draft.booking.status === 'confirmed' && host.targetCalendars.length > 0) {
      await enqueueEvents(tx, { ownerId, meetingId, notifies: false }, now)
    }
  }
}
