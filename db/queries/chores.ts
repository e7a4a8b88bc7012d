import { lte } from 'drizzle-orm'
import type { Database } from '../client'
import { chores } from '../schema'

/** True for the one process that may do this work now; no other begins it before `dueAt`. */
export async function claimChore(db: Database, name: string, now: Date, dueAt: Date): Promise<boolean> {
  const rows = await db
    .insert(chores)
    .values({ name, dueAt })
    .onConflictDoUpdate({ target: chores.name, set: { dueAt }, setWhere: lte(chores.dueAt, now) })
    .returning({ name: chores.name })
  return rows.length > 0
}
