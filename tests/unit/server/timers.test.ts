import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nodeHooks, startTimer } from '@/server/timers.mjs'

const NODE = Symbol.for('slotform.node')
const holder = globalThis as { [NODE]?: { deliverDue: () => Promise<void>; logUnexpected?: () => void } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  delete holder[NODE]
})

describe('startTimer', () => {
  it('delivers again and again, one run at a time', async () => {
    let finish = () => {}
    const deliverDue = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    holder[NODE] = { deliverDue }
    const stop = startTimer('Outbox', 1_000, () => nodeHooks().deliverDue?.())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(deliverDue).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(deliverDue).toHaveBeenCalledTimes(2)
    finish()
    await stop()
  })

  it('goes on after a failure, which it prints in one line', async () => {
    const deliverDue = vi
      .fn()
      .mockRejectedValueOnce(new Error('no mail server\n  at somewhere'))
      .mockResolvedValue(undefined)
    holder[NODE] = { deliverDue }
    const print = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stop = startTimer('Outbox', 1_000, () => nodeHooks().deliverDue?.())
    await vi.advanceTimersByTimeAsync(2_000)
    expect(print.mock.calls).toEqual([['Outbox: no mail server']])
    print.mockClear()
    expect(deliverDue).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('tells a failure to the log of the app where that runs', async () => {
    const logUnexpected = vi.fn()
    const failure = new Error('no mail server')
    holder[NODE] = { deliverDue: () => Promise.reject(failure), logUnexpected }
    const stop = startTimer('Outbox', 1_000, () => nodeHooks().deliverDue?.())
    await vi.advanceTimersByTimeAsync(1_000)
    expect(logUnexpected).toHaveBeenCalledExactlyOnceWith('timer_failed', failure, { work: 'Outbox' })
    await stop()
  })

  it('waits, when it is stopped, for the run under way and starts no other', async () => {
    let finish = () => {}
    const deliverDue = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    holder[NODE] = { deliverDue }
    const stop = startTimer('Outbox', 1_000, () => nodeHooks().deliverDue?.())
    await vi.advanceTimersByTimeAsync(1_000)
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(isStopped).toBe(false)
    finish()
    await stopped
    await vi.advanceTimersByTimeAsync(5_000)
    expect(deliverDue).toHaveBeenCalledTimes(1)
  })

  it('does nothing while the app has left nothing to call', async () => {
    const stop = startTimer('Outbox', 1_000, () => nodeHooks().deliverDue?.())
    await vi.advanceTimersByTimeAsync(3_000)
    await stop()
  })
})
