import type { Database } from '@/db/client'
import { instance } from '@/db/schema'

export type InstanceRow = Omit<typeof instance.$inferSelect, 'id' | 'updatedAt'>

/** Null until an admin has set something, and no backup was written. */
export async function readInstanceRow(db: Database): Promise<InstanceRow | null> {
  const [row] = await db.select().from(instance)
  return row ?? null
}

export async function writeInstanceRow(tx: Database, fields: Partial<InstanceRow>, now: Date): Promise<void> {
  const set = { ...fields, updatedAt: now }
  await tx.insert(instance).values(set).onConflictDoUpdate({ target: instance.id, set })
}
