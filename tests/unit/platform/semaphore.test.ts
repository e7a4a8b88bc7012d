import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSemaphore } from '@/lib/platform/semaphore'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const LIMITS = { permits: 2, maxQueued: 3, maxQueuedPerKey: 2 }

/** Notes who has begun, in order. */
function bench(limits = LIMITS) {
  const semaphore = createSemaphore(limits)
  const begun: string[] = []
  const releases = new Map<string, () => void>()
  const acquire = async (name: string, isUnderWay = false) => {
    const release = await semaphore.acquire(name, { ms: 1_000, isUnderWay })
    begun.push(release ? name : `not ${name}`)
    if (release) releases.set(name, release)
  }
  const release = async (name: string) => {
    releases.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { acquire, release, begun }
}

describe('createSemaphore', () => {
  it('gives all permits at once, and each released one to the next', async () => {
    const { acquire, release, begun } = bench()
    for (const name of ['a', 'b', 'c', 'd']) void acquire(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b'])
    await release('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await release('a')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('gives a key one permit at a time, and other keys pass it', async () => {
    const { acquire, release, begun } = bench()
    for (const name of ['a', 'a', 'b']) void acquire(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b'])
    await release('b')
    expect(begun).toEqual(['a', 'b'])
    await release('a')
    expect(begun).toEqual(['a', 'b', 'a'])
  })

  it('refuses after a timeout, above the limit of a key, and when the queue is full', async () => {
    const { acquire, begun } = bench()
    for (const name of ['a', 'a', 'a', 'a', 'b', 'c', 'd']) void acquire(name)
    await vi.advanceTimersByTimeAsync(0)
    expect([...begun].sort()).toEqual(['a', 'b', 'not a', 'not d'])
    void acquire('e', true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun.slice(4)).toEqual(['not a', 'not a', 'not c', 'not e'])
  })

  it('gives no permit to a call that timed out, and releases a permit once', async () => {
    const { acquire, release, begun } = bench({ ...LIMITS, permits: 1 })
    void acquire('a')
    void acquire('b')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun).toEqual(['a', 'not b'])
    void acquire('c')
    void acquire('d')
    await release('a')
    await release('a')
    expect(begun).toEqual(['a', 'not b', 'c'])
  })
})
