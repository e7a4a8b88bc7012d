import { and, eq } from 'drizzle-orm'
import type { Database } from '../client'
import { idempotencyKeys } from '../schema'

/** What a key was answered; `createdAt` is epoch milliseconds. */
export type RememberedResponse = { requestHash: string; response: Record<string, unknown>; createdAt: number }

/** What a key was answered stops counting after a day. */
export async function forgetIdempotencyKey(db: Database, scope: string, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
}
