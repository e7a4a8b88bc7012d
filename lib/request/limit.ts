import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { database } from '@/db/client'
import { type Bucket, countUses } from '@/db/queries/rate-limits'
import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import type { LimitName } from '@/lib/platform/env-variables'
import { sha256 } from '@/lib/platform/sha256'
import { AppError, type ErrorCode } from '@/lib/shared/errors'
import { countRefusal } from './limit-refusals'

export type { LimitName }
/** The key whose uses are counted: any text, stored as its hash. */
export type Use = { name: LimitName; key: string }

/**
 * Limits of this process, counted in memory without a round trip. The others are counted in the database, over all
 * processes.
 */
const COUNTED_IN_MEMORY: LimitName[] = ['LIMIT_PUBLIC_READS', 'LIMIT_OWNER_CALLS', 'LIMIT_KEY_CALLS']
const inMemory = new Map<LimitName, RateLimiterMemory>()
/** Keys over their limit, until their window ends, so that a flood does not reach the database. */
const refusedKeys = new RateLimiterMemory({ points: 1, duration: 1 })

/**
 * Counts one use; throws 429 with Retry-After, by default with the code `limited`. A limit that is switched off counts
 * nothing. Only the first refusal of a window is logged, so that repeats cannot fill the log.
 */
export async function consumeLimit(name: LimitName, key: string, code?: ErrorCode): Promise<void> {
  await consumeLimits([{ name, key }], code)
}

/**
 * The same for several in order, all in memory or all in the database: stops at the first exceeded limit, and does not
 * count those after it.
 */
export async function consumeLimits(uses: readonly Use[], code?: ErrorCode): Promise<void> {
  const on = uses.filter(({ name }) => env()[name])
  for (const { name, key } of on.filter(isInMemory)) await consumeInMemory(name, sha256(key), code)
  const inDatabase = on.filter((use) => !isInMemory(use))
  if (inDatabase.length > 0) await consumeInDatabase(inDatabase, code)
}

/** Throws the same 429 for a key without uses left, and counts nothing. Only for limits in memory. */
export async function requireUsesLeft(name: LimitName, key: string): Promise<void> {
  const used = env()[name] && (await limiterOf(name).get(sha256(key)))
  if (used && used.remainingPoints <= 0) throw toLimited(name, used.msBeforeNext / 1000)
}

const isInMemory = ({ name }: Use): boolean => COUNTED_IN_MEMORY.includes(name)

async function consumeInMemory(name: LimitName, key: string, code?: ErrorCode): Promise<void> {
  try {
    await limiterOf(name).consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    if (refused.consumedPoints === limitOf(name).count + 1) log('limit_reached', { limit: name, status: 429 })
    throw toLimited(name, refused.msBeforeNext / 1000, code)
  }
}

async function consumeInDatabase(uses: readonly Use[], code?: ErrorCode): Promise<void> {
  const buckets = uses.map(({ name, key }): Bucket => ({ ...limitOf(name), key: `${name}:${sha256(key)}` }))
  for (const [index, { key }] of buckets.entries()) {
    const refused = await refusedKeys.get(key)
    if (refused) throw toLimited(uses[index]?.name, refused.msBeforeNext / 1000, code)
  }
  const counted = await countUses(database(), buckets, new Date())
  for (const [index, { key, points, secondsLeft }] of counted.entries()) {
    const count = buckets[index]?.count ?? 0
    if (points <= count) continue
    if (points === count + 1) log('limit_reached', { limit: uses[index]?.name, status: 429 })
    await refusedKeys.block(key, Math.max(1, secondsLeft))
    throw toLimited(uses[index]?.name, secondsLeft, code)
  }
}

function toLimited(name: LimitName | undefined, seconds: number, code: ErrorCode = 'limited'): AppError {
  if (name) countRefusal(name)
  return new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })
}

function limitOf(name: LimitName): { count: number; seconds: number } {
  return env()[name] ?? { count: 0, seconds: 0 }
}

function limiterOf(name: LimitName): RateLimiterMemory {
  const { count: points, seconds: duration } = limitOf(name)
  const limiter = inMemory.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration })
  inMemory.set(name, limiter)
  return limiter
}
