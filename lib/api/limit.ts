import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log/log'
import { sha256 } from '@/lib/sha256'

export type LimitName =
  | 'LIMIT_LINKS_EMAIL'
  | 'LIMIT_LINKS_IP'
  | 'LIMIT_BOOKINGS'
  | 'LIMIT_BOOKINGS_ADDRESS'
  | 'LIMIT_SUBMISSIONS'
  | 'LIMIT_CONTACT'
  | 'LIMIT_PUBLIC_READS'
  | 'LIMIT_OWNER_CALLS'
type Limiter = Pick<RateLimiterMemory, 'consume' | 'get'>

/** Visitors' writes are counted in the database, over all processes; the rest in memory, where counting costs no round trip. */
const COUNTED_IN_MEMORY: LimitName[] = ['LIMIT_PUBLIC_READS', 'LIMIT_OWNER_CALLS']
const limiters = new Map<LimitName, Limiter>()

/**
 * Counts one use of `key`, which may be any text; throws a 429 that says when to come back, in words of its own where
 * `message` gives some. A limit that is switched off counts nothing. Only the first refusal of a window is logged, so that
 * nobody fills the log by asking on.
 */
export async function consumeLimit(name: LimitName, key: string, message?: string): Promise<void> {
  const limit = env()[name]
  if (!limit) return
  try {
    await limiterOf(name, limit.count, limit.seconds).consume(sha256(key))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    if (refused.consumedPoints === limit.count + 1) log('limit_reached', { limit: name, status: 429 })
    throw toLimited(refused, message)
  }
}

/** The same 429 for a key whose uses are all counted already; counts nothing. */
export async function requireUsesLeft(name: LimitName, key: string): Promise<void> {
  const limit = env()[name]
  const used = limit && (await limiterOf(name, limit.count, limit.seconds).get(sha256(key)))
  if (used && used.remainingPoints <= 0) throw toLimited(used)
}

function toLimited({ msBeforeNext }: RateLimiterRes, message = 'Too many requests. Please try again later.'): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new AppError('limited', message, { retryAfterSeconds })
}

function limiterOf(name: LimitName, points: number, duration: number): Limiter {
  const existing = limiters.get(name)
  if (existing) return existing
  // A key that was refused is refused from memory until its window ends: a flood does not reach the database.
  const options = { keyPrefix: name, points, duration, inMemoryBlockOnConsumed: points + 1 }
  const limiter = COUNTED_IN_MEMORY.includes(name)
    ? new RateLimiterMemory(options)
    : new RateLimiterDrizzle({ ...options, storeClient: database(), schema: rateLimits, clearExpiredByTimeout: false })
  limiters.set(name, limiter)
  return limiter
}
