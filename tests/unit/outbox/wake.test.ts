import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeOutbox } from '@/lib/outbox/wake'
import { logged } from '../../support/log'

const drain = vi.hoisted(() => vi.fn<() => Promise<void>>())

vi.mock('@/lib/outbox/deliver-mails', async () => {
  const { singleFlight } = await import('@/lib/outbox/queue')
  return { deliverMailsDue: singleFlight(drain) }
})
vi.mock('@/lib/platform/after-answer', () => ({ afterAnswer: (work: () => Promise<void>) => void work() }))

beforeEach(() => {
  drain.mockReset()
})

describe('wakeOutbox', () => {
  it('has what was queued while a run was about to end looked for by another', async () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    drain.mockReturnValueOnce(promise).mockResolvedValue()
    wakeOutbox()
    expect(drain).toHaveBeenCalledTimes(1)
    wakeOutbox()
    wakeOutbox()
    expect(drain).toHaveBeenCalledTimes(1)
    resolve()
    await vi.waitFor(() => expect(drain).toHaveBeenCalledTimes(2))
    await new Promise(setImmediate)
    expect(drain).toHaveBeenCalledTimes(2)
  })

  it('forgets no call that comes in the turns in which a run ends', async () => {
    drain.mockResolvedValue()
    for (let turns = 0; turns < 12; turns += 1) {
      wakeOutbox()
      for (let turn = 0; turn < turns; turn += 1) await null
      const before = drain.mock.calls.length
      wakeOutbox()
      await new Promise(setImmediate)
      expect(drain.mock.calls.length, `${turns} turns later`).toBeGreaterThan(before)
    }
  })

  it('tells of a run that fails once, however many wait for it, and of the next one again', async () => {
    drain.mockRejectedValue(new TypeError('away'))
    wakeOutbox()
    wakeOutbox()
    await new Promise(setImmediate)
    expect(logged('work_failed')).toMatchObject([{ work: 'outbox', error: 'TypeError' }])
    wakeOutbox()
    await new Promise(setImmediate)
    expect(logged('work_failed')).toHaveLength(2)
  })
})
