import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formResponses, meetings, outbox, timeSlotBookings } from '@/db/schema'
import type { SortOrder } from '@/lib/shared/sort-order'
import { foldI, foldTypedI } from '../fold-i'
import { isUntimedMail } from '../outbox/outbox-meeting'
import { type BookingStateRow, findBookingStates } from './booking-states'
import { hasGuestLike } from './guest-names'
import { type MeetingRow, type NamedMeetingRow, namedMeeting } from './meetings'

export type ListFilter = {
  from?: Date
  to?: Date
  source?: MeetingRow['primarySource'][]
  status?: MeetingRow['status'][]
  /** Those about which their owner has to decide: requests, and bookings that are asked to move. */
  waiting?: boolean
  /** Bookings of this page. */
  pageId?: string
  /** Bookings that this account holds now. */
  host?: string
  q?: string
  updatedSince?: Date
  order: SortOrder
}

/**
 * `after`: the last meeting of the previous page; `offset`: the number of meetings before, in a list that is also
 * counted.
 */
export type ListWindow = { limit: number } & ({ offset: number } | { after: { startTime: Date; id: string } })

/** Lists one page; each meeting with its number of failed emails, whether it has answers, and the state of its booking. */
export async function listMeetings(
  db: Database,
  owner: OwnerId,
  filter: ListFilter,
  window: ListWindow,
): Promise<(NamedMeetingRow & { undeliveredMails: number; hasAnswers: boolean; booking: BookingStateRow | null })[]> {
  const direction = filter.order === 'asc' ? asc : desc
  const byTime = [direction(meetings.startTime), direction(meetings.id)]
  const isShown = and(matches(owner, filter), 'after' in window ? isBeyond(window.after, filter.order) : undefined)
  const offset = 'offset' in window ? window.offset : 0
  // How many of them a host holds is not known to Postgres: it finds the ids in indexes, and only then reads rows.
  const found = db
    .select({ id: meetings.id })
    .from(meetings)
    .where(isShown)
    .orderBy(...byTime)
    .limit(window.limit)
    .offset(offset)
  const rows = await db
    .select(namedMeeting)
    .from(meetings)
    .where(filter.host === undefined ? isShown : inArray(meetings.id, found))
    .orderBy(...byTime)
    .limit(window.limit)
    .offset(filter.host === undefined ? offset : 0)
  const bookings = rows.flatMap(({ bookingId }) => bookingId ?? [])
  const [failures, answered, states] = await Promise.all([
    countFailedMails(
      db,
      rows.map((row) => row.id),
    ),
    findAnsweredBookings(db, bookings),
    findBookingStates(db, owner, bookings),
  ])
  return rows.map((row) => ({
    ...row,
    undeliveredMails: failures.get(row.id) ?? 0,
    hasAnswers: answered.has(row.bookingId ?? ''),
    booking: states.get(row.bookingId ?? '') ?? null,
  }))
}

export async function countMeetings(db: Database, owner: OwnerId, filter: ListFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(meetings).where(matches(owner, filter))
  return counted?.total ?? 0
}

function matches(
  owner: OwnerId,
  { from, to, source, status, waiting, pageId, host, q, updatedSince }: ListFilter,
): SQL | undefined {
  const like = q && `%${foldTypedI(q).replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(meetings.userId, owner),
    sql`not ${meetings.isHidden}`,
    from && and(gt(meetings.endTime, from), beganLateEnough(owner, from)),
    to && lt(meetings.startTime, to),
    source && inArray(meetings.primarySource, source),
    status && inArray(meetings.status, status),
    waiting
      ? or(
          eq(meetings.status, 'pending'),
          sql`${meetings.bookingId} in (select move_of from time_slot_bookings held
            where held.user_id = ${owner} and held.move_of is not null and held.expires_at > now())`,
        )
      : undefined,
    pageId === undefined ? undefined : isBookedOn(owner, pageId, from),
    host === undefined ? undefined : isHeldBy(host, from),
    updatedSince && gte(meetings.updatedAt, updatedSince),
    like
      ? or(
          sql`${foldI(meetings.title)} ilike ${like}`,
          sql`${foldI(sql`${meetings.attendees}::text`)} ilike ${like}`,
          sql`${foldI(sql`${meetings.locationData} ->> 'customLocation'`)} ilike ${like}`,
          sql`replace(${meetings.location}, '_', ' ') ilike ${like}`,
          hasGuestLike(owner, like, { from, to }),
        )
      : undefined,
  )
}

/** A booking lasts a day at most, which bounds the start of those that are not over. */
const beganSince = (from: Date | undefined) =>
  from && sql`and ${timeSlotBookings.startTime} > ${from.toISOString()}::timestamptz - interval '1 day'`

function isHeldBy(host: string, from: Date | undefined): SQL {
  const { hostOf, userId, moveOf } = timeSlotBookings
  return sql`${meetings.bookingId} in (select ${hostOf} from ${timeSlotBookings}
    where ${userId} = ${host} and ${hostOf} is not null and ${moveOf} is null ${beganSince(from)})`
}

function isBookedOn(owner: OwnerId, pageId: string, from: Date | undefined): SQL {
  const { id, userId, ...booking } = timeSlotBookings
  return sql`${meetings.bookingId} in (select ${id} from ${timeSlotBookings}
    where ${booking.pageId} = ${pageId} and ${userId} = ${owner} ${beganSince(from)})`
}

/**
 * A condition on the end alone would read all past meetings. Nearly all last a week at most, so this bounds the start;
 * a small partial index has the few longer ones (`offset 0` keeps the planner on that index).
 */
function beganLateEnough(owner: OwnerId, from: Date): SQL {
  const since = sql`${from.toISOString()}::timestamptz`
  return sql`${meetings.startTime} >= least(${since} - interval '7 days', (
    select min(long.start_time) from (
      select start_time from meetings
      where user_id = ${owner} and end_time > ${since} and end_time - start_time > interval '7 days' offset 0
    ) long
  ))`
}

function isBeyond({ startTime, id }: { startTime: Date; id: string }, order: ListFilter['order']): SQL {
  const isLater = sql.raw(order === 'asc' ? '>' : '<')
  return sql`(${meetings.startTime}, ${meetings.id}) ${isLater} (${startTime.toISOString()}::timestamptz, ${id}::uuid)`
}

async function countFailedMails(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ meetingId: outbox.meetingId, failed: count() })
    .from(outbox)
    .where(and(inArray(outbox.meetingId, ids), isNotNull(outbox.failedAt), isUntimedMail))
    .groupBy(outbox.meetingId)
  return new Map(rows.map((row) => [row.meetingId ?? '', row.failed]))
}

export async function findAnsweredBookings(db: Database, ids: string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ bookingId: formResponses.bookingId })
    .from(formResponses)
    .where(inArray(formResponses.bookingId, ids))
  return new Set(rows.map(({ bookingId }) => bookingId))
}
