import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { idempotencyKeys } from '../schema'

/** What a key was answered; `createdAt` is epoch milliseconds. */
export type RememberedResponse = { requestHash: string; response: Record<string, unknown>; createdAt: number }

/** What a key was answered stops counting after a day. */
export async function forgetIdempotencyKey(db: Database, scope: string, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
}

/** What a booking's place has become since the answer was remembered. */
export async function rememberLocationData(
  db: Database,
  scope: string,
  key: string,
  locationData: object,
): Promise<void> {
  const response = sql`jsonb_set(${idempotencyKeys.response}, '{meeting,locationData}', ${JSON.stringify(locationData)}::jsonb)`
  await db
    .update(idempotencyKeys)
    .set({ response })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
}
