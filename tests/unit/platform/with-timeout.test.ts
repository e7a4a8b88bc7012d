import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from '@/lib/platform/with-timeout'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const endAfter = (milliseconds: number) => new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'))
const failAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error('away')))

describe('within', () => {
  test('work that ends in time is answered with what came of it', async () => {
    const answer = withTimeout(100, endAfter(99))
    await vi.advanceTimersByTimeAsync(99)
    expect(await answer).toBe('done')
  })

  test('work that fails in time fails', async () => {
    const answer = expect(withTimeout(100, failAfter(99))).rejects.toThrow('away')
    await vi.advanceTimersByTimeAsync(99)
    await answer
  })

  test('work that is not over in time is pending, and may fail later without anybody noticing', async () => {
    const answer = withTimeout(100, failAfter(101))
    await vi.advanceTimersByTimeAsync(100)
    expect(await answer).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
  })

  test('where no time is left, work that is over already is answered with all the same', async () => {
    expect(await withTimeout(-1, Promise.resolve('done'))).toBe('done')
  })

  test.each([
    ['ends', () => Promise.resolve()],
    ['fails', () => Promise.reject(new Error('away'))],
  ])('no timer is left behind work that %s', async (_, begin) => {
    await withTimeout(100, begin()).catch(() => {})
    expect(vi.getTimerCount()).toBe(0)
  })
})
