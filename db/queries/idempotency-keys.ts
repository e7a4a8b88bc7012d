import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { idempotencyKeys } from '../schema'

/** The stored response of a key. `createdAt` is epoch milliseconds. */
export type RememberedResponse = { requestHash: string; response: Record<string, unknown>; createdAt: number }

export async function forgetIdempotencyKey(db: Database, scope: string, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
}

/** Updates the location of a booking in a response that was already stored. */
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
