import { gte, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { limitRefusals } from '@/db/schema'

export type Refusals = { name: string; count: number }

/** Adds refusals of the hour that begins at `hour`. */
export async function addRefusals(db: Database, hour: Date, refusals: readonly Refusals[]): Promise<void> {
  if (refusals.length === 0) return
  await db
    .insert(limitRefusals)
    .values(refusals.map((one) => ({ ...one, hour })))
    .onConflictDoUpdate({
      target: [limitRefusals.hour, limitRefusals.name],
      set: { count: sql`${limitRefusals.count} + excluded.count` },
    })
}

/** In whole hours since `since`. */
export function sumRefusals(db: Database, since: Date): Promise<Refusals[]> {
  return db
    .select({ name: limitRefusals.name, count: sql<number>`sum(${limitRefusals.count})::int` })
    .from(limitRefusals)
    .where(gte(limitRefusals.hour, since))
    .groupBy(limitRefusals.name)
}
