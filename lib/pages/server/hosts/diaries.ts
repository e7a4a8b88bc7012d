import { database } from '@/db/client'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { type HostRow, listHostRows } from '@/db/queries/teams/host-diaries'
import type { NewHostRow } from '@/db/queries/teams/page-hosts'
import { readCalendarBusy } from '@/lib/calendars/busy/busy'
import { withoutBooking } from '@/lib/calendars/feeds/beside-booking'
import {
  closedPeriod,
  type HostDiary,
  type HostFault,
  hostFaultAt,
  limitsReached,
  listWindows,
  type Period,
  reachOf,
  type SlotRules,
  toDates,
  widestReach,
} from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import type { HostState, StoredHostGroup } from '@/lib/shared/hosts'
import { toBusyPeriod } from '../page-rules'

/** A host with the diary of a range. */
export type PageHost = HostRow & { diary: HostDiary }
export type HostedGroup = StoredHostGroup & { hosts: PageHost[] }

/**
 * The id of a booking, and its time, at which its events are in calendars. `mayReplace`: hosts who are not free at another time give their
 * place to others.
 */
export type Moving = { bookingId: string; period: Period; mayReplace?: boolean }

type Range = { from: number; to: number }
type Asked = Range & {
  rules: SlotRules
  /** Max age of calendar data. */
  maxAgeMs: number
  /** A booking that is to be moved: nothing of it is in the way of its hosts. */
  moving?: Moving | undefined
  /** The hosts that the page would have after a change. */
  drafted?: NewHostRow[] | undefined
  now: Date
}

/** The groups of a team's page, with all that decides who is free for its starts in `[from, to)`. */
export async function readHostedGroups(page: SchedulePage, asked: Asked): Promise<HostedGroup[]> {
  const { from, to, moving, drafted } = asked
  if (page.hostGroups.length === 0) return []
  const rows = await listHostRows(database(), page.id, {
    ...toDates(widestReach({ from, to })),
    without: moving?.bookingId ?? null,
    hosts: drafted,
  })
  const hosts = await Promise.all(rows.map(async (row) => ({ ...row, diary: await readDiary(page, row, asked) })))
  return page.hostGroups.map((group, place) => ({
    ...group,
    hosts: hosts.filter(({ groupPlace }) => groupPlace === place),
  }))
}

async function readDiary(
  page: SchedulePage,
  host: HostRow,
  { rules, maxAgeMs, moving, now, from, to }: Asked,
): Promise<HostDiary> {
  const isAsked = host.state === 'agreed'
  const calendars = { userId: host.account, choices: isAsked ? host.conflictCheckCalendars : [] }
  const read = await readCalendarBusy(calendars, reachOf(rules, { from, to }), { maxAgeMs, now })
  const external =
    moving && host.holding ? await withoutBooking(read, { ...calendars, bookingId: host.holding }, moving.period) : read
  const { timezone, weekStartDay } = page
  const limits = host.maxPerDay === null ? [] : [{ per: 'day' as const, max: host.maxPerDay }]
  return {
    busy: [...host.busy.map(toBusyPeriod), ...external.busy],
    away: host.timeOff.map((span) => closedPeriod(span, host.accountTimezone)),
    hours: host.availabilities && openHours(host.availabilities, host.timezone ?? timezone, { from, to }),
    full: limitsReached({ limits, starts: host.countedStarts, timezone, weekStartDay }),
    unread: external.unread,
  }
}

/** Windows around the range, so that none is cut. */
function openHours(availabilities: HostRow['availabilities'], timezone: string, { from, to }: Range) {
  return listWindows({ timezone, availabilities: availabilities ?? [], from: from - DAY_MS, to: to + 2 * DAY_MS })
}

/** How many of its hosts a group needs. A group whose hosts have all left is not met. */
export function needOf({ need, hosts }: HostedGroup): number {
  return need === 'all' ? Math.max(1, hosts.length) : need
}

/** What a host is for a start: `free`, or why they are not offered. */
export function hostStateAt(start: number, host: PageHost, rules: SlotRules): Exclude<HostState, 'lost'> {
  if (host.state !== 'agreed') return host.state
  const fault: HostFault | null = hostFaultAt(start, host.diary, rules)
  return fault ?? 'free'
}
