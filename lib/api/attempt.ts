import { type Attempt, currentRequest } from '@/lib/log/request-scope'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { sha256 } from '@/lib/platform/sha256'
import { Repeated, refuseRepeat, rememberAnswer } from '@/lib/request/once'
import { parseOrThrow } from './body'
import { type Caller, V1 } from './caller'

/** Null for a request without an Idempotency-Key. The same call below /api and /api/v1 is one. */
export function toAttempt({ headers, url }: Request, caller: Caller | null, body: unknown, now: Date): Attempt | null {
  const key = parseOrThrow(idempotencyKeySchema, headers.get('idempotency-key'))
  if (!key) return null
  const path = new URL(url).pathname.replace(V1, '/api/')
  return {
    scope: `call:${caller?.actor.id ?? ''}:${path}`,
    key,
    requestHash: sha256(JSON.stringify(body ?? null)),
    now,
  }
}

/** A repeat of a request that created something gets its answer again. */
export async function answerOnce(attempt: Attempt | null, handle: () => Promise<unknown>): Promise<unknown> {
  const context = currentRequest()
  if (!attempt || !context) return handle()
  context.attempt = attempt
  try {
    await refuseRepeat(attempt)
    const result = await handle()
    await rememberAnswer(attempt, result)
    return result
  } catch (error) {
    if (error instanceof Repeated) return error.answer
    throw error
  }
}
