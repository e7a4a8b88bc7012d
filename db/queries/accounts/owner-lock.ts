import { eq } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { users } from '@/db/schema'

/**
 * In a transaction, before its other locks. Transactions of one owner that take it run one at a time; those that only refer
 * to the owner, as a new booking does, do not wait.
 */
export async function lockOwner(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
