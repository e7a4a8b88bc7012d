import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeOff } from '@/db/schema'

export type TimeOffRow = typeof timeOff.$inferSelect

/** Time off that touches the dates `yyyy-MM-dd`, both inclusive and each optional, by date; inactive ones too. */
export async function listTimeOff(
  db: Database,
  owner: OwnerId,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<TimeOffRow[]> {
  return db
    .select()
    .from(timeOff)
    .where(
      and(
        eq(timeOff.userId, owner),
        from === undefined ? undefined : gte(timeOff.toDate, from),
        to === undefined ? undefined : lte(timeOff.fromDate, to),
      ),
    )
    .orderBy(asc(timeOff.fromDate), asc(timeOff.startTime), asc(timeOff.id))
}
