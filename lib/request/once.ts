import { type Database, database } from '@/db/client'
import { claimIdempotencyKey, findRemembered, rememberResponse } from '@/db/queries/idempotency-keys'
import { type Attempt, currentRequest } from '@/lib/log/request-scope'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import { isOutdated } from '@/lib/platform/idempotency'
import { AppError } from '@/lib/shared/errors'

/** Thrown by a repeat, in place of creating a second thing. */
export class Repeated extends Error {
  constructor(readonly answer: unknown) {
    super('This request was answered before')
  }
}

/**
 * Runs the work of a transaction that creates something, and keeps its result as the answer of the request's Idempotency-Key, in
 * that transaction: both are there, or neither. Repeats at the same moment wait for the first to commit. Throws Repeated to a
 * repeat, and 409 to another request with the same key. Without a key it only runs.
 */
export async function once<T>(
  tx: Database,
  work: () => Promise<T>,
  toAnswer: (result: T) => unknown = (result) => result,
): Promise<T> {
  const attempt = currentRequest()?.attempt
  if (!attempt) return work()
  if (!(await claimIdempotencyKey(tx, attempt))) await refuseRepeat(attempt, tx)
  const result = await work()
  await remember(tx, attempt, toAnswer(result))
  return result
}

/** Throws Repeated or 409, as `once` does, for a key that has an answer already. */
export async function refuseRepeat(attempt: Attempt, db = database()): Promise<void> {
  const remembered = await findRemembered(db, attempt)
  if (!remembered || isOutdated(remembered, attempt.now)) return
  if (remembered.requestHash !== attempt.requestHash) throw new AppError('key_reused')
  throw new Repeated(JSON.parse(openAnswer({ ...attempt, response: remembered.response })))
}

/** The JSON of a kept answer. Throws for one that no key opens any more. */
export function openAnswer({ response, ...kept }: KeptKey & { response: Record<string, unknown> }): string {
  return decrypt(String(response.sealed), contextOf(kept))
}

/** Keeps the final answer, if it has more than what the transaction kept, or if nothing was created in one. */
export async function rememberAnswer(attempt: Attempt, answer: unknown): Promise<void> {
  if (answer === undefined || answer instanceof Response || JSON.stringify(answer) === attempt.remembered) return
  if (attempt.remembered === undefined) await claimIdempotencyKey(database(), attempt)
  await remember(database(), attempt, answer)
}

/** Sealed, for an answer may hold a secret that is told only once. */
async function remember(db: Database, attempt: Attempt, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer)
  await rememberResponse(db, attempt, { sealed: encrypt(text, contextOf(attempt)) })
  attempt.remembered = text
}

type KeptKey = Pick<Attempt, 'scope' | 'key'>

const contextOf = ({ scope, key }: KeptKey) => `idempotency ${scope} ${key}`
