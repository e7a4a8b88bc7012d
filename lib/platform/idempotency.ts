import { z } from 'zod'
import type { RememberedResponse } from '@/db/queries/idempotency-keys'
import { DAY_MS } from '@/lib/scheduling/units'
import { AppError } from '@/lib/shared/errors'

/** `Idempotency-Key`: any visible ASCII text. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Idempotency-Key must be 1 to 200 visible characters')
  .nullable()

/** True when the stored response of a key is more than a day old. */
export function isOutdated(remembered: RememberedResponse, now: Date): boolean {
  return remembered.createdAt < now.getTime() - DAY_MS
}

/** Returns the stored response to a repeat; throws `key_reused` when another request used the key. */
export function replay<T>(remembered: RememberedResponse, requestHash: string): T {
  if (remembered.requestHash !== requestHash) {
    throw new AppError('key_reused')
  }
  return remembered.response as T
}
