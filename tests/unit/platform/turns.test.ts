import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from '@/lib/platform/turns'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const LIMITS = { atOnce: 2, waiting: 3, waitingOfOne: 2 }

/** Notes who has begun, in order. */
function bench(limits = LIMITS) {
  const turns = createTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const take = async (name: string, isUnderWay = false) => {
    const end = await turns.take(name, { ms: 1_000, isUnderWay })
    begun.push(end ? name : `not ${name}`)
    if (end) ends.set(name, end)
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { take, end, begun }
}

describe('createTurns', () => {
  it('lets so many begin at once, and the next one when one ends', async () => {
    const { take, end, begun } = bench()
    for (const name of ['a', 'b', 'c', 'd']) void take(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets one name begin once at a time, and others pass it', async () => {
    const { take, end, begun } = bench()
    for (const name of ['a', 'a', 'b']) void take(name)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b'])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'a'])
  })

  it('turns away who waits too long, who waits too often, and who comes to a long queue', async () => {
    const { take, begun } = bench()
    for (const name of ['a', 'a', 'a', 'a', 'b', 'c', 'd']) void take(name)
    await vi.advanceTimersByTimeAsync(0)
    expect([...begun].sort()).toEqual(['a', 'b', 'not a', 'not d'])
    void take('e', true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun.slice(4)).toEqual(['not a', 'not a', 'not c', 'not e'])
  })

  it('gives no turn to who has gone, and none twice for one end', async () => {
    const { take, end, begun } = bench({ ...LIMITS, atOnce: 1 })
    void take('a')
    void take('b')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun).toEqual(['a', 'not b'])
    void take('c')
    void take('d')
    await end('a')
    await end('a')
    expect(begun).toEqual(['a', 'not b', 'c'])
  })
})
