import { InvalidArgumentError } from 'commander'
import type { components } from '@/clients/slotform/api'
import { MEETING_STATUSES, type MeetingStatus } from '@/lib/shared/statuses'
import { UsageError } from '../../errors'
import { type Io, note } from '../../io'
import { inline, show, toTable } from '../../output'
import { answerOf, connect, type Slotform } from '../../session'
import { endOf, ownTimezone, requireTimezone, startOf, timeWords } from '../../times'
import { type AddCommand, type ForPrograms, JSON_OPTION } from '../command'

const AT_ONCE = 200

type Options = ForPrograms & {
  past?: boolean
  from?: string
  to?: string
  timezone: string
  status?: MeetingStatus
  search?: string
  limit: number
}

/** `meetings` without a further word. */
export const addList: AddCommand = (meetings, io) => {
  meetings
    .option('--upcoming', 'from now on, soonest first (what it does by itself)')
    .option('--past', 'until now, latest first')
    .option('--from <date>', 'the first date')
    .option('--to <date>', 'the last date, inclusive')
    .option('--status <status>', MEETING_STATUSES.join(', '), toStatus)
    .option('--search <text>', 'part of a title, a name or an address')
    .option('--limit <number>', 'at most so many', toLimit, 50)
    .option(
      '--timezone <zone>',
      "the zone of dates and times; this computer's if it is missing",
      requireTimezone,
      ownTimezone(),
    )
    .option(...JSON_OPTION)
    .action(async (options: Options) => {
      const { timezone, limit } = options
      const slotform = connect(io)
      const data = await readAll(io, slotform, toQuery(options, io.now()), limit)
      const rows = data.map(({ id, startTime, title, status, attendeeName, attendees }) => [
        timeWords(startTime, timezone),
        title,
        attendeeName ?? attendees.join(', '),
        status,
        id,
      ])
      const text = rows.length > 0 ? toTable([timezone.toUpperCase(), 'TITLE', 'WITH', 'STATUS', 'ID'], rows) : null
      show(io, options, { data, text, ifNone: 'No meetings.' })
    })
}

type Query = ReturnType<typeof toQuery>

async function readAll(io: Io, slotform: Slotform, query: Query, limit: number) {
  const found: components['schemas']['ListedMeeting'][] = []
  let after: string | undefined
  do {
    const size = String(Math.min(limit - found.length, AT_ONCE))
    const params = { query: { ...query, limit: size, after } }
    const page: components['schemas']['MeetingPage'] = await answerOf(slotform.GET('/api/v1/meetings/all', { params }))
    for (const { account } of page.unreadCalendars ?? []) note(io, `Events of ${inline(account)} could not be read.`)
    found.push(...page.meetings)
    after = page.nextAfter
  } while (after && found.length < limit)
  return found.slice(0, limit)
}

/** Dates choose alone; without any it is what is to come, or with `--past` what was. */
function toQuery({ past, from, to, timezone, status, search }: Options, now: Date) {
  const isDated = from !== undefined || to !== undefined
  if (past && isDated) throw new UsageError('--past goes without --from and --to.')
  const span = isDated
    ? { from: startOf(from, timezone), to: endOf(to, timezone) }
    : past
      ? { to: now.toISOString() }
      : { from: now.toISOString() }
  return { ...span, status, q: search, order: past ? ('desc' as const) : ('asc' as const) }
}

function toStatus(text: string): MeetingStatus {
  const status = MEETING_STATUSES.find((one) => one === text)
  if (!status) throw new InvalidArgumentError(`It is one of ${MEETING_STATUSES.join(', ')}.`)
  return status
}

function toLimit(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It is a number from 1 to 99999.')
  return Number(text)
}
