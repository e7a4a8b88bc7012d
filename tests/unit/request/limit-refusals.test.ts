import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRefusal, flushRefusals } from '@/lib/request/limit-refusals'

const { addRefusals } = vi.hoisted(() => ({ addRefusals: vi.fn() }))
vi.mock('@/db/client', () => ({ database: () => null }))
vi.mock('@/db/queries/admin/limit-refusals', () => ({ addRefusals }))
vi.mock('@/lib/log/log', () => ({ logFailure: vi.fn() }))

const added = () => addRefusals.mock.calls.map(([, , refusals]) => refusals)

describe('countRefusal', () => {
  beforeAll(() => void vi.useFakeTimers())
  beforeEach(async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    addRefusals.mockReset()
  })
  afterAll(() => void vi.useRealTimers())

  it('has the first added at once, and those of the next minute at its end, though none follows', async () => {
    countRefusal('LIMIT_CONTACT')
    await vi.advanceTimersByTimeAsync(1)
    for (const name of ['LIMIT_CONTACT', 'LIMIT_BOOKINGS', 'LIMIT_CONTACT']) countRefusal(name)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(added()).toEqual([[{ name: 'LIMIT_CONTACT', count: 1 }]])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(added()[1]).toEqual([
      { name: 'LIMIT_CONTACT', count: 2 },
      { name: 'LIMIT_BOOKINGS', count: 1 },
    ])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(added()).toHaveLength(2)
  })

  it('has them added a minute later when the database is away', async () => {
    addRefusals.mockRejectedValueOnce(new Error('away'))
    countRefusal('LIMIT_CONTACT')
    await vi.advanceTimersByTimeAsync(60_001)
    expect(added()).toEqual([[{ name: 'LIMIT_CONTACT', count: 1 }], [{ name: 'LIMIT_CONTACT', count: 1 }]])
  })

  it('leaves nothing to a process that stops', async () => {
    countRefusal('LIMIT_CONTACT')
    await vi.advanceTimersByTimeAsync(1)
    countRefusal('LIMIT_CONTACT')
    await flushRefusals()
    expect(added()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(added()).toHaveLength(2)
  })
})
