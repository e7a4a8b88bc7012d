import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeOutbox } from '@/lib/outbox/wake'
import { logged } from '../../support/log'

const drain = vi.hoisted(() => vi.fn<() => Promise<void>>())
const deferred = vi.hoisted(() => [] as Promise<void>[])

vi.mock('@/lib/outbox/deliver-mails', async () => {
  const { singleFlight } = await import('@/lib/outbox/queue')
  return { deliverMailsDue: singleFlight(drain) }
})
vi.mock('@/lib/platform/after-answer', () => ({
  afterAnswer: (work: () => Promise<void>) => void deferred.push(work()),
}))

beforeEach(() => {
  drain.mockReset()
  deferred.length = 0
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

  it('keeps only the call that began a run waiting for it', async () => {
    let resolve = () => {}
    drain.mockReturnValueOnce(new Promise<void>((done) => (resolve = done))).mockResolvedValue()
    for (let call = 0; call < 3; call += 1) wakeOutbox()
    const [first, ...others] = deferred
    await Promise.all(others)
    expect(drain).toHaveBeenCalledTimes(1)
    resolve()
    await first
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

  it('logs a run that fails once, however many calls it serves, and the next one again', async () => {
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
