import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnerId } from '@/db/owner-id'
import { exportInTurn } from '@/lib/portability/server/export-turn'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const BUSY = expect.objectContaining({ code: 'busy', retryAfterSeconds: 30 })
const CHUNKS = 100

/** A download of `CHUNKS` portions. */
async function begin(owner: string, open = async () => archive()) {
  const reader = (await exportInTurn(owner as OwnerId, open)).getReader()
  const read = async () => !(await reader.read()).done
  return {
    read,
    /** Reads on until it is stopped, as a fast reader does. */
    keepReading: () => {
      const timer = setInterval(read, 100)
      return () => clearInterval(timer)
    },
    leave: () => reader.cancel(),
  }
}

function archive(): ReadableStream<Uint8Array> {
  let left = CHUNKS
  return new ReadableStream({
    pull(controller) {
      left -= 1
      if (left < 0) controller.close()
      else controller.enqueue(new Uint8Array(1))
    },
  })
}

describe('exportInTurn', () => {
  it('refuses a second one of an owner, and a third one of the process, after 5 s, and what more an owner asks for at once', async () => {
    const [first, second] = [await begin('a'), await begin('b')]
    const stops = [first.keepReading(), second.keepReading()]
    const waiting = ['a', 'c'].map((owner) => expect(begin(owner)).rejects.toEqual(BUSY))
    await expect(begin('a')).rejects.toEqual(BUSY)
    await vi.advanceTimersByTimeAsync(5_000)
    await Promise.all(waiting)
    for (const stop of stops) stop()
    await first.leave()
    const fourth = await begin('d')
    await Promise.all([second.leave(), fourth.leave()])
  })

  it('goes to the next one when it ends, fails or its reader leaves', async () => {
    const stays = await begin('a')
    const stop = stays.keepReading()
    const ended = await begin('b')
    for (let count = 0; count < CHUNKS; count += 1) expect(await ended.read()).toBe(true)
    expect(await ended.read()).toBe(false)
    const failed = await begin('c', async () => new ReadableStream({ pull: () => Promise.reject(new Error('Away')) }))
    await expect(failed.read()).rejects.toThrow('Away')
    await expect(begin('d', () => Promise.reject(new Error('Away')))).rejects.toThrow('Away')
    await (await begin('e')).leave()
    await (await begin('f')).leave()
    stop()
    await stays.leave()
  })

  it('is lent to others while its reader takes nothing, and comes back', async () => {
    const [slow, never] = [await begin('a'), await begin('b')]
    await slow.read()
    const third = begin('c')
    await vi.advanceTimersByTimeAsync(1_000)
    const fast = await third
    const stop = fast.keepReading()
    const other = await begin('d')
    const reading = slow.read()
    await vi.advanceTimersByTimeAsync(500)
    await other.leave()
    expect(await reading).toBe(true)
    stop()
    await Promise.all([slow.leave(), never.leave(), fast.leave()])
  })
})
