import { database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findPageToForecast, type WithBusy } from '@/db/queries/meetings/schedule'
import { listMadeBookings, listMeetingsOf, type MadeBooking } from '@/db/queries/pages/made-bookings'
import { listTimeOff } from '@/db/queries/pages/time-off'
import { findPage } from '@/db/queries/pages/time-slot-pages'
import {
  addDays,
  closedPeriod,
  lengthsOf,
  listWindows,
  localDate,
  type Period,
  type SlotRules,
  startOfDate,
  startsNear,
  widestReach,
} from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'
import { compareStarts } from '../effects/compare-starts'
import { type HostedFreedom, typicalDay } from '../effects/hosted-day'
import { type KnownClosure, listImpossible, listStanding, type Replay } from '../effects/replay'
import { DAYS_AHEAD, type Forecast, IMPOSSIBLE_REASONS } from '../forecast'
import type { UpdatePageInput } from '../schema'
import { hoursPerWeek } from '../week-hours'
import { acceptChanges, requireOwnForms } from './accept-changes'
import { requireFit, toHostRows } from './page-hosts'
import { durationsOf } from './page-rules'
import { type PageStarts, readStarts } from './page-starts'

/** Bookings made in the last days are judged, at most so many of all the owner's pages. */
const DAYS_BACK = 90
export const MAX_BOOKINGS = 2000
/** A limit counts the bookings of a month, some of which can lie before those that are judged. */
export const MAX_PERIOD_DAYS = 32
const MAX_LISTED = 20
/** Each is a mark in the picture of the editor. */
const MAX_IMPOSSIBLE_LISTED = 100

/**
 * `seesMeetings`: whoever asks may read meetings. Others are told how many there are, and not whose. `person`: who is signed in; null
 * for a program.
 */
type Asking = { seesMeetings: boolean; person: PersonId | null; now: Date }

/** Tells what a change of a page's rules would do. Stores nothing, and refuses what a save would refuse. */
export async function forecastPage(
  owner: OwnerId,
  id: string,
  input: UpdatePageInput,
  { seesMeetings, person, now }: Asking,
): Promise<Forecast> {
  const stored = await findPage(database(), owner, id)
  if (!stored) throw new AppError('page_not_found')
  requireFit(stored, input, stored)
  const changes = await acceptChanges(owner, stored, input)
  await requireOwnForms(database(), owner, changes)
  const { from, to, dates } = datesAhead(changes.timezone ?? stored.timezone, now)
  const reach = widestReach({ from, to })
  const range = { from: new Date(reach.from), to: new Date(reach.to) }
  const before = await findPageToForecast(database(), { id, owner }, range)
  if (!before) throw new AppError('page_not_found')
  const after = { ...before, ...changes }
  const { hostGroups } = input
  const drafted = hostGroups && (await toHostRows(database(), owner, { pageId: id, groups: hostGroups, person })).rows
  const [readBefore, readAfter, replay] = await Promise.all([
    readStarts(before, { from, to }, now),
    readStarts(after, { from, to, drafted }, now),
    readReplay(owner, after, now),
  ])
  const startsBefore = certainStarts(readBefore, { from, to }, now)
  const startsAfter = certainStarts(readAfter, { from, to }, now)
  const asked = { timezone: after.timezone, from: dates.from, count: DAYS_AHEAD }
  const compared = startsBefore && startsAfter && { before: startsBefore, after: startsAfter }
  const since = now.getTime() - DAYS_BACK * DAY_MS
  const refused = listImpossible(replay, since)
  const standing = listStanding(replay, now.getTime())
  const listed = {
    // Those made last come first.
    refused: seesMeetings ? refused.slice(-MAX_IMPOSSIBLE_LISTED).reverse() : [],
    standing: seesMeetings ? standing.slice(0, MAX_LISTED) : [],
  }
  const describe = await describer(owner, [...listed.refused, ...listed.standing])
  return {
    hoursPerWeek: { before: hoursPerWeek(before.availabilities), after: hoursPerWeek(after.availabilities) },
    starts: {
      ...dates,
      timezone: after.timezone,
      before: startsBefore?.length ?? null,
      after: startsAfter?.length ?? null,
      days: compared && compareStarts(compared, asked),
    },
    impossible: { ...countImpossible(replay, refused, since), bookings: listed.refused.map(describe) },
    standing: { total: standing.length, bookings: listed.standing.map(describe) },
    ...(readAfter.freedom && { hosted: describeDay(readAfter.freedom, readAfter.rules, dates.from) }),
  }
}

/** What the hosts of a team's page leave of a day; null while nothing is offered. */
function describeDay(freedom: HostedFreedom, rules: SlotRules, today: string): Forecast['hosted'] {
  const { durationMs, stepMs } = lengthsOf(rules)
  const day = typicalDay(freedom, { timezone: rules.timezone, durationMs, stepMs, today })
  if (!day) return null
  const { date, bookable, everyone } = day
  return {
    date,
    bookable: bookable.map(toIso),
    everyone: everyone && { hosts: everyone.hosts, times: everyone.times.map(toIso) },
  }
}

function toIso({ start, end }: Period) {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}

function datesAhead(timezone: string, now: Date) {
  const first = localDate(timezone, now.getTime())
  const last = addDays(first, DAYS_AHEAD - 1)
  return {
    dates: { from: first, to: last },
    from: startOfDate(timezone, first),
    to: startOfDate(timezone, addDays(last, 1)),
  }
}

/** Null when a calendar that could not be read would hide or show some of them. */
function certainStarts(
  { rules, starts, unread, uncertain = [] }: PageStarts,
  range: { from: number; to: number },
  now: Date,
): number[] | null {
  const isOpenNear = (period: { start: number; end: number }) => {
    const near = startsNear(rules, period)
    const [from, to] = [Math.max(range.from, now.getTime(), near.from), Math.min(range.to, near.to)]
    return listWindows({ ...rules, from, to }).length > 0
  }
  return uncertain.length > 0 || unread.some(isOpenNear) ? null : starts
}

type Replayed = MadeBooking & { isOfPage: boolean }
type ReplayedPage = Replay<Replayed>

async function readReplay(owner: OwnerId, page: WithBusy, now: Date): Promise<ReplayedPage> {
  const from = new Date(now.getTime() - (DAYS_BACK + MAX_PERIOD_DAYS) * DAY_MS)
  const [made, timeOff] = await Promise.all([
    listMadeBookings(database(), owner, { from, limit: MAX_BOOKINGS }),
    listTimeOff(database(), owner, { from: localDate(page.ownerTimezone, from.getTime()) }),
  ])
  const closed = timeOff
    .filter(({ isActive }) => isActive)
    .map(({ fromDate, toDate, createdAt, ...times }): KnownClosure => {
      const period = closedPeriod({ from: fromDate, to: toDate, ...times }, page.ownerTimezone)
      return { ...period, createdAt: createdAt.getTime() }
    })
  const bookings = made.map((booking) => ({ ...booking, isOfPage: booking.pageId === page.id }))
  const { weekStartDay } = page
  return { page: { ...page, durations: durationsOf(page) }, weekStartDay, bookings, closed }
}

function countImpossible(replay: ReplayedPage, refused: ReturnType<typeof listImpossible>, since: number) {
  const byReason = Object.fromEntries(
    IMPOSSIBLE_REASONS.map((reason) => [reason, refused.filter((one) => one.reason === reason).length]),
  ) as Forecast['impossible']['byReason']
  const made = replay.bookings.filter((booking) => booking.isOfPage && booking.createdAt >= since).length
  return { days: DAYS_BACK, made, total: refused.length, byReason }
}

/** Says how a booking is listed. */
async function describer(owner: OwnerId, listed: readonly { booking: Replayed }[]) {
  const ids = listed.map(({ booking }) => booking.id)
  const meetings = new Map(
    (await listMeetingsOf(database(), owner, ids)).map((meeting) => [meeting.bookingId, meeting]),
  )
  return <Reason>({ booking, reason }: { booking: Replayed; reason: Reason }) => ({
    meetingId: meetings.get(booking.id)?.meetingId ?? null,
    title: meetings.get(booking.id)?.title ?? null,
    attendeeName: booking.attendeeName,
    startTime: new Date(booking.start).toISOString(),
    reason,
  })
}
