import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '@/db/client'
import { enqueue, enqueueEvents, markLaneQueued } from '@/lib/outbox/enqueue'
import { wakeEvents, wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { signInOwner } from '@/tests/support/api/owner'

vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

const now = new Date()
const queueMail = (tx: Database) =>
  enqueue(tx, { mail: { template: 'test', props: { email: 'ada@example.com' } } }, now)

beforeEach(() => {
  vi.mocked(wakeOutbox).mockClear()
  vi.mocked(wakeEvents).mockClear()
  vi.mocked(wakeWebhooks).mockClear()
})

describe('withOutbox', () => {
  it('wakes the lane of mails after a transaction that queued one', async () => {
    await withOutbox(queueMail)
    expect([wakeOutbox, wakeEvents].map((wake) => vi.mocked(wake).mock.calls.length)).toEqual([1, 0])
  })

  it('wakes the lane of events after a transaction that queued some, unless the caller delivers them', async () => {
    const { body } = await (await signInOwner()).get('/api/user')
    const meeting = { ownerId: (body as { id: string }).id, meetingId: randomUUID(), notifies: false }
    const queueEvents = (tx: Database) => enqueueEvents(tx, meeting, now)
    await withOutbox(queueEvents, { wakesEvents: false })
    expect(wakeEvents).not.toHaveBeenCalled()
    await withOutbox(queueEvents)
    expect([wakeOutbox, wakeEvents].map((wake) => vi.mocked(wake).mock.calls.length)).toEqual([0, 1])
  })

  it('wakes the lane of webhooks alone after a transaction that queued one', async () => {
    await withOutbox(async (tx) => markLaneQueued(tx, 'webhooks'))
    const calls = [wakeOutbox, wakeEvents, wakeWebhooks].map((wake) => vi.mocked(wake).mock.calls.length)
    expect(calls).toEqual([0, 0, 1])
  })

  it('wakes nothing after a transaction that queued nothing, or failed', async () => {
    await withOutbox(async () => {})
    const failed = withOutbox(async (tx) => {
      await queueMail(tx)
      throw new Error('refused')
    })
    await expect(failed).rejects.toThrow('refused')
    expect([wakeOutbox, wakeEvents].map((wake) => vi.mocked(wake).mock.calls.length)).toEqual([0, 0])
  })
})
