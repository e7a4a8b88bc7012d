import { findTeamHosts, insertMeetingsOfHosts } from '@/db/queries/portability/hosts'
import { deleteRows, insertRows } from '@/db/queries/portability/insert-rows'
import { listPossibleHosts } from '@/db/queries/teams/page-hosts'
import { pageHosts, timeSlotBookings } from '@/db/schema'
import type { Row } from '../rows'
import { deriveId, type Run } from './import-run'

/** Hosts of an export are found among the members of the team by their addresses, and rooms by their names. */
export async function findHosts(run: Run): Promise<void> {
  run.teamHosts = await findTeamHosts(run.tx, run.owner)
  if (run.teamHosts) run.plan.unknownHosts = []
}

type Named = { name: string; email: string | null }

/** Those who are here, each once; the plan names the others. */
function here<H extends Named>({ teamHosts, plan }: Run, hosts: readonly H[]): (H & { account: string })[] {
  const found = new Map<string, H & { account: string }>()
  for (const host of hosts) {
    const email = host.email?.toLowerCase() ?? null
    const account = email === null ? teamHosts?.rooms.get(host.name) : teamHosts?.members.get(email)
    if (account && !found.has(account)) found.set(account, { ...host, account })
    if (!account && email !== null && plan.unknownHosts && !plan.unknownHosts.includes(email))
      plan.unknownHosts.push(email)
  }
  return [...found.values()]
}

/** The columns of a page that has come to a team. */
export function hostingOf({ teamHosts }: Run, { hosting }: Pick<Row<'pages'>, 'hosting'>) {
  return teamHosts && hosting ? { hostGroups: hosting.groups, moveHosts: hosting.moveHosts } : {}
}

/** A person agrees themselves, here too; nobody is mailed for that. */
export async function writePageHosts(
  run: Run,
  pageId: string,
  { hosting }: Pick<Row<'pages'>, 'hosting'>,
): Promise<void> {
  if (!run.teamHosts || !hosting) return
  const hosts = here(run, hosting.hosts).filter(({ group }) => group < hosting.groups.length)
  const possible = await listPossibleHosts(
    run.tx,
    run.owner,
    hosts.map(({ account }) => account),
  )
  const rows = hosts.map(({ account, group, weight, priority, maxPerDay, email }, place) => {
    const own = possible.find((one) => one.account === account)
    const calendars = {
      conflictCheckCalendars: own?.defaultConflictCalendars ?? [],
      targetCalendars: own?.defaultCalendars ?? [],
    }
    const state = email === null ? 'agreed' : 'asked'
    return {
      pageId,
      accountId: account,
      groupPlace: group,
      place,
      state,
      weight,
      priority,
      maxPerDay,
      ...calendars,
      createdAt: run.now.toISOString(),
    }
  })
  await insertRows(run.tx, pageHosts, rows, 'accountId')
}

/** As it is stored. */
type Booking = Omit<Row<'bookings'>, 'status'> & { status: string }

/**
 * Has the hosts of new bookings hold their time. Returns the bookings of which one cannot, because something else of theirs is in the way:
 * these are left out again.
 */
export async function writeHostsOfBookings(run: Run, bookings: readonly Booking[]): Promise<Set<string>> {
  const rows = bookings.flatMap((booking) =>
    here(run, booking.hosts ?? []).map(({ account, group }, hostPlace) => ({
      id: deriveId(run.owner, `${booking.id} ${account}`),
      occurrenceId: booking.id,
      hostOf: booking.id,
      hostGroup: group,
      hostPlace,
      userId: account,
      startTime: booking.startTime,
      endTime: booking.endTime,
      guardStart: booking.guardStart,
      guardEnd: booking.guardEnd,
      status: booking.status,
      expiresAt: booking.expiresAt,
      attendeeName: '',
      attendeeEmail: '',
      attendeeTimezone: 'UTC',
      language: booking.language,
      isNoShow: booking.isNoShow,
      cancelledAt: booking.cancelledAt,
      reminders: [],
      guests: [],
      history: [],
      createdAt: booking.createdAt,
    })),
  )
  const written = await insertRows(run.tx, timeSlotBookings, run.rolledBack?.withFreeTime(rows) ?? rows)
  const left = new Set(rows.flatMap(({ id, hostOf }) => (written.has(id) ? [] : [hostOf])))
  run.rolledBack?.take(rows.filter(({ hostOf }) => !left.has(hostOf)))
  if (left.size > 0) await deleteRows(run.tx, run.owner, { table: timeSlotBookings, key: 'id' }, [...left])
  return left
}

export async function writeMeetingsOfHosts(run: Run, meetingIds: readonly string[]): Promise<void> {
  if (run.teamHosts) await insertMeetingsOfHosts(run.tx, run.owner, meetingIds)
}
