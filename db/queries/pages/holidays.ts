import { and, asc, eq, gt, gte, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { timeOff, userSettings } from '@/db/schema'
import type { StoredHolidays } from '@/lib/shared/time-off'
import type { TimeOffFields } from './time-off'

export type HolidayFields = Pick<TimeOffFields, 'fromDate' | 'toDate' | 'startTime' | 'endTime' | 'title'>

const ofOwner = (userId: string) => and(eq(timeOff.userId, userId), eq(timeOff.kind, 'holiday'))

/** In a transaction: the stored region, locked until it ends. Null without one. */
export async function holdHolidays(tx: Database, userId: string): Promise<StoredHolidays | null> {
  const [row] = await tx
    .select({ holidays: userSettings.holidays })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
    .for('update')
  return row?.holidays ?? null
}

export async function storeHolidays(tx: Database, userId: string, holidays: StoredHolidays | null): Promise<void> {
  await tx.update(userSettings).set({ holidays }).where(eq(userSettings.userId, userId))
}

/** Adds what is missing. A holiday that is there keeps its id, its label and whether it is active. */
export async function addHolidays(tx: Database, userId: string, holidays: readonly HolidayFields[]): Promise<string[]> {
  if (holidays.length === 0) return []
  const rows = await tx
    .insert(timeOff)
    .values(holidays.map((fields) => ({ ...fields, userId, kind: 'holiday' as const, publicLabel: fields.title })))
    .onConflictDoUpdate({
      target: [timeOff.userId, timeOff.fromDate, timeOff.title],
      targetWhere: sql`${timeOff.kind} = 'holiday'`,
      set: { toDate: sql`excluded.to_date`, startTime: sql`excluded.start_time`, endTime: sql`excluded.end_time` },
    })
    .returning({ id: timeOff.id })
  return rows.map(({ id }) => id)
}

/** Deletes the holidays from a date on, all without one, but those in `kept`. */
export async function removeHolidays(
  tx: Database,
  userId: string,
  { from, kept = [] }: { from?: string | undefined; kept?: readonly string[] | undefined },
): Promise<void> {
  await tx
    .delete(timeOff)
    .where(
      and(
        ofOwner(userId),
        from === undefined ? undefined : gte(timeOff.fromDate, from),
        kept.length === 0 ? undefined : notInArray(timeOff.id, [...kept]),
      ),
    )
}

export type DueHolidays = { userId: string; holidays: StoredHolidays }

/** Accounts whose holidays end before a year, in the order of their ids after `after`. */
export async function listDueHolidays(
  db: Database,
  { year, after, limit }: { year: number; after: string | null; limit: number },
): Promise<DueHolidays[]> {
  const rows = await db
    .select({ userId: userSettings.userId, holidays: userSettings.holidays })
    .from(userSettings)
    .where(
      and(
        isNotNull(userSettings.holidays),
        lt(sql`(${userSettings.holidays} ->> 'through')::int`, year),
        after === null ? undefined : gt(userSettings.userId, after),
      ),
    )
    .orderBy(asc(userSettings.userId))
    .limit(limit)
  return rows.flatMap(({ userId, holidays }) => (holidays ? [{ userId, holidays }] : []))
}
