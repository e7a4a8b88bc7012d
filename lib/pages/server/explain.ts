import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listBlockers } from '@/db/queries/meetings/blockers'
import { findPageWithBusy } from '@/db/queries/meetings/schedule'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { listTimeOff } from '@/db/queries/pages/time-off'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { readCalendarBusy, SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import {
  closedPeriod,
  horizonOf,
  limitsReached,
  localDate,
  mergeBusy,
  reachOf,
  type SlotRules,
  widestReach,
} from '@/lib/scheduling'
import { explainPage } from '@/lib/scheduling/smallest-change'
import { DAY_MS } from '@/lib/scheduling/units'
import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { AppError } from '@/lib/shared/errors'
import type { Blocker, Closure, ExplainedHost, Explanation, HostsReason } from '../explanation'
import { type HostedGroup, hostStateAt, needOf, readHostedGroups } from './hosts/diaries'
import { durationsOf, rulesOf } from './page-rules'

type Question = { at: Date; duration?: number | undefined }
/** `seesMeetings`: whoever asks may read meetings. To others a meeting in the way has neither title nor id. */
type Asking = { seesMeetings: boolean; now: Date }

/** Why a time is not offered, by the slot engine, with the names of what is in the way and the changes that would open it. */
export async function explainTime(
  owner: OwnerId,
  pageId: string,
  { at, duration }: Question,
  { seesMeetings, now }: Asking,
): Promise<Explanation> {
  const start = at.getTime()
  const around = widestReach({ from: start, to: start })
  const isTooFar = start > horizonOf(now.getTime())
  const range = isTooFar ? NOWHEN : { from: new Date(around.from), to: new Date(around.to) }
  const page = await findPageWithBusy(database(), { id: pageId, owner }, range)
  if (!page) throw new AppError('page_not_found')
  const rules = rulesOf(page, now.getTime(), duration)
  const [own, closed, calendars, groups] = await Promise.all([
    isTooFar || page.isTeams ? [] : listBlockers(database(), owner, range),
    isTooFar ? [] : listClosures(owner, page, start),
    isTooFar || page.isTeams
      ? NOTHING
      : readCalendars(owner, page.conflictCheckCalendars, reachOf(rules, { from: start, to: start }), now),
    page.isTeams ? readHostedGroups(page, { from: start, to: start + 1, rules, maxAgeMs: SHOWN_AGE_MS, now }) : null,
  ])
  const reasons = explainPage<Blocker, Closure>(start, {
    page: { ...page, durations: durationsOf(page) },
    durationMinutes: rules.durationMinutes,
    now: now.getTime(),
    blockers: [...(seesMeetings ? own : own.map(withoutName)), ...calendars.blockers],
    unread: calendars.unread,
    closed,
    full: limitsReached({ ...page, starts: page.countedStarts }),
  })
  const answer = { at: at.toISOString(), duration: rules.durationMinutes, isActive: page.isActive }
  if (!groups) return { ...answer, reasons }
  const { hosts, unmet } = explainHosts(start, groups, rules)
  return { ...answer, reasons: [...reasons, ...unmet], hosts }
}

/** What each host is at a start, and a reason for each group that is not met. */
function explainHosts(start: number, groups: HostedGroup[], rules: SlotRules) {
  const explained = groups.map((group) => ({
    group,
    hosts: group.hosts.map((host): ExplainedHost => {
      const { account, name } = host
      return { account, name, group: group.name, state: hostStateAt(start, host, rules) }
    }),
  }))
  const unmet = explained.flatMap(({ group, hosts }): HostsReason[] => {
    const free = hosts.filter(({ state }) => state === 'free').length
    const need = needOf(group)
    return free < need ? [{ kind: 'hosts', code: 'taken', group: group.name, free, need, change: null }] : []
  })
  // A team's page without groups offers nothing.
  const none: HostsReason = { kind: 'hosts', code: 'taken', group: '', free: 0, need: 1, change: null }
  return { hosts: explained.flatMap(({ hosts }) => hosts), unmet: groups.length === 0 ? [none] : unmet }
}

/** Used beyond the horizon, where nothing is bookable: saves reading calendars. */
const NOTHING = { blockers: [], unread: [] }
const NOWHEN = { from: new Date(0), to: new Date(0) }

const withoutName = (blocker: Blocker): Blocker => ({
  ...blocker,
  title: '',
  attendeeName: null,
  meetingId: null,
})

/** Active time off around the date of a start: of the whole date, so that a change of its hours leaves it closed. */
async function listClosures(owner: OwnerId, { ownerTimezone }: SchedulePage, start: number): Promise<Closure[]> {
  const rows = await listTimeOff(database(), owner, {
    from: localDate(ownerTimezone, start - DAY_MS),
    to: localDate(ownerTimezone, start + 2 * DAY_MS),
  })
  return rows
    .filter(({ isActive }) => isActive)
    .map(({ id, title, kind, fromDate, toDate, ...times }) => ({
      ...closedPeriod({ from: fromDate, to: toDate, ...times }, ownerTimezone),
      id,
      title,
      kind,
    }))
}

/** Reads each calendar on its own, so that a blocking one can be named by its account. */
async function readCalendars(owner: OwnerId, choices: string[], range: { from: number; to: number }, now: Date) {
  const ids = choices.flatMap((choice) => readCalendarChoice(choice)?.integrationId ?? [])
  const connections = ids.length > 0 ? await openAccounts(ids) : new Map<string, { account: string }>()
  const read = choices.map(async (choice) => {
    const { busy, unread } = await readCalendarBusy({ userId: owner, choices: [choice] }, range, {
      maxAgeMs: SHOWN_AGE_MS,
      now,
    })
    const account = connections.get(readCalendarChoice(choice)?.integrationId ?? '')?.account
    const blocker = { kind: 'calendar' as const, title: account ?? '', attendeeName: null, meetingId: null }
    return {
      blockers: mergeBusy(busy).map((period): Blocker => ({ ...blocker, ...period })),
      unread: unread.map((period): Blocker => ({ ...blocker, ...period })),
    }
  })
  const answers = await Promise.all(read)
  return { blockers: answers.flatMap((answer) => answer.blockers), unread: answers.flatMap((answer) => answer.unread) }
}
