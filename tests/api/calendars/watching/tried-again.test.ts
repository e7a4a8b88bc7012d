import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { calendarFeeds, integrations } from '@/db/schema'
import { RETRY_PAUSES_MS, readChangedFeeds, refreshFeeds } from '@/lib/calendars/feeds/scheduler'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { signInOwner } from '@/tests/support/api/owner'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

type Planned = { run: () => void; ms: number }
let planned: Planned[] = []
/** The clock of the tries: a test says when a pause is over. */
beforeEach(() => {
  planned = []
  const real = globalThis.setTimeout
  const timer = (run: () => void, ms = 0, ...rest: []) => {
    if (!RETRY_PAUSES_MS.includes(ms)) return real(run, ms, ...rest)
    planned.push({ run, ms })
    return real(() => {}, 0)
  }
  vi.stubGlobal('setTimeout', timer)
})
afterEach(() => void vi.unstubAllGlobals())

async function failing() {
  const owner = await signInOwner()
  const account = await connectFake(owner)
  account.onChanges = () => {
    throw new ProviderError('transient', 'Not now')
  }
  await readChangedFeeds(account.userId)
  return account
}

describe('a first reading that fails for a passing reason', () => {
  it('is tried again after seconds, then less often, and in the end left to the timers', async () => {
    const account = await failing()
    const pauses: number[] = []
    for (const _ of RETRY_PAUSES_MS) {
      expect(planned).toHaveLength(1)
      pauses.push(planned[0]?.ms ?? 0)
      const before = account.changeCalls.length
      planned.shift()?.run()
      await vi.waitFor(() => expect(account.changeCalls.length).toBeGreaterThan(before))
      if (pauses.length < RETRY_PAUSES_MS.length) await vi.waitFor(() => expect(planned).toHaveLength(1))
    }
    expect(pauses).toEqual(RETRY_PAUSES_MS)
    await readChangedFeeds(account.userId)
    expect(planned).toEqual([])
  })

  it('is over once it was read, and one that fails later begins with seconds again', async () => {
    const account = await failing()
    account.onChanges = () => ({ events: [], cursor: 'c1' })
    await readChangedFeeds(account.userId)
    const [feed] = await database().select().from(calendarFeeds).where(eq(calendarFeeds.integrationId, account.id))
    expect(feed?.fromTime).toBeInstanceOf(Date)
    expect(planned.map(({ ms }) => ms)).toEqual(RETRY_PAUSES_MS.slice(0, 1))
    await failing()
    expect(planned.map(({ ms }) => ms)).toEqual([RETRY_PAUSES_MS[0], RETRY_PAUSES_MS[0]])
  })
})

describe('a calendar that is disconnected before its turn', () => {
  // Each line of an error in the log fails a test.
  it('says nothing in the log, and the others are read', async () => {
    const owner = await signInOwner()
    const account = await connectFake(owner, 'one@example.com')
    let goOn = () => {}
    account.before = () => new Promise((resolve) => (goOn = resolve))
    const reading = readChangedFeeds(account.userId)
    await vi.waitFor(() => expect(account.changeCalls).toHaveLength(1))
    const [gone, stays] = [await connectFake(owner, 'two@example.com'), await connectFake(owner, 'three@example.com')]
    // They wait for the reading that has begun.
    expect(await refreshFeeds(account.userId, new Date(), 1)).toMatchObject({ isDone: false })
    await database().delete(integrations).where(eq(integrations.id, gone.id))
    goOn()
    await reading
    const feeds = () => database().select().from(calendarFeeds).where(eq(calendarFeeds.integrationId, stays.id))
    await vi.waitFor(async () => expect(await feeds()).toMatchObject([{ fromTime: expect.any(Date) }]))
  })
})
