import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

export type LimitName =
  | 'LIMIT_LINKS_EMAIL'
  | 'LIMIT_LINKS_IP'
  | 'LIMIT_BOOKINGS'
  | 'LIMIT_SUBMISSIONS'
  | 'LIMIT_CONTACT'
  | 'LIMIT_PUBLIC_READS'
type Limiter = Pick<RateLimiterMemory, 'consume' | 'get'>

/** Writes are counted in the database, over all processes; reads in memory, where counting costs no round trip. */
const COUNTED_IN_MEMORY: LimitName[] = ['LIMIT_PUBLIC_READS']
const limiters = new Map<LimitName, Limiter>()

/** Counts one use of `key`; throws a 429 that says when to come back. A limit that is switched off counts nothing. */
export async function consumeLimit(name: LimitName, key: string): Promise<void> {
  const limit = env()[name]
  if (!limit) return
  try {
    await limiterOf(name, limit.count, limit.seconds).consume(key)
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? toLimited(refused) : refused
  }
}

/** The same 429 for a key whose uses are all counted already; counts nothing. */
export async function requireUsesLeft(name: LimitName, key: string): Promise<void> {
  const limit = env()[name]
  const used = limit && (await limiterOf(name, limit.count, limit.seconds).get(key))
  if (used && used.remainingPoints <= 0) throw toLimited(used)
}

function toLimited({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new AppError('limited', 'Too many requests. Please try again later.', { retryAfterSeconds })
}

function limiterOf(name: LimitName, points: number, duration: number): Limiter {
  const existing = limiters.get(name)
  if (existing) return existing
  const options = { keyPrefix: name, points, duration }
  const limiter = COUNTED_IN_MEMORY.includes(name)
    ? new RateLimiterMemory(options)
    : new RateLimiterDrizzle({ ...options, storeClient: database(), schema: rateLimits, clearExpiredByTimeout: false })
  limiters.set(name, limiter)
  return limiter
}
