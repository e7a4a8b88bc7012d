import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarBusy } from '@/db/schema'
import { prepareStatement } from '../prepared'

/** Epoch milliseconds. */
type PeriodRow = [start: number, end: number]
type CalendarKey = { integrationId: string; calendarId: string }
export type BusyReading = CalendarKey & { window: number; periods: PeriodRow[] }

/**
 * Clocks differ, and a provider may report a change before all its servers have it: a read this close to one is not
 * fresh.
 */
const SETTLING = '10 seconds'

const selectFresh = prepareStatement<BusyReading>(sql`
  select b.integration_id as "integrationId", b.calendar_id as "calendarId", b.periods,
    (extract(epoch from b.from_time) * 1000)::float8 as "window"
  from json_to_recordset(${sql.placeholder('calendars')}::json) as asked ("integrationId" uuid, "calendarId" text)
  join integrations i on i.id = asked."integrationId" and i.user_id = ${sql.placeholder('userId')}
    and i.expired_at is null
  join calendar_busy b on b.integration_id = i.id and b.calendar_id = asked."calendarId"
  left join calendar_feeds f on f.integration_id = i.id and f.calendar_id = b.calendar_id
  where b.from_time between ${sql.placeholder('first')}::timestamptz and ${sql.placeholder('last')}::timestamptz
    and (f.changed_at is null or b.read_at >= f.changed_at)
    and (b.read_at >= ${sql.placeholder('readSince')}::timestamptz
      or (f.channel_id is not null and f.channel_expires_at > ${sql.placeholder('now')}::timestamptz
        and b.read_at >= ${sql.placeholder('vouchedSince')}::timestamptz
        and b.read_at >= f.changed_at + interval '${sql.raw(SETTLING)}'))`)

/**
 * Returns the fresh busy times of these calendars, for working connections of this user: read since `readSince`, or
 * since `vouchedSince` if a push channel would have reported a change. Rows read before a reported change are left out.
 */
export async function listFreshBusy(
  db: Database,
  question: {
    userId: string
    calendars: CalendarKey[]
    windows: number[]
    now: number
    readSince: number
    vouchedSince: number
  },
): Promise<BusyReading[]> {
  const { userId, calendars, windows } = question
  const toText = (instantMs: number) => new Date(instantMs).toISOString()
  return selectFresh(db, {
    userId,
    calendars: JSON.stringify(calendars.map(({ integrationId, calendarId }) => ({ integrationId, calendarId }))),
    first: toText(Math.min(...windows)),
    last: toText(Math.max(...windows)),
    now: toText(question.now),
    readSince: toText(question.readSince),
    vouchedSince: toText(question.vouchedSince),
  })
}

export type BusyRow = typeof calendarBusy.$inferInsert

/** Saves the rows, but keeps those of a read that began later. */
export async function saveBusy(db: Database, rows: BusyRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(calendarBusy)
    .values(rows)
    .onConflictDoUpdate({
      target: [calendarBusy.integrationId, calendarBusy.calendarId, calendarBusy.fromTime],
      set: {
        toTime: sql`excluded.to_time`,
        periods: sql`excluded.periods`,
        readAt: sql`excluded.read_at`,
      },
      setWhere: sql`${calendarBusy.readAt} < excluded.read_at`,
    })
}

export async function deleteBusy(db: Database, integrationId: string): Promise<void> {
  await db.delete(calendarBusy).where(eq(calendarBusy.integrationId, integrationId))
}
