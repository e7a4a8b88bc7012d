import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { calendarFeeds } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { keepChannels } from '@/lib/calendars/watching/channels'
import type { MeetingPage } from '@/lib/meetings/schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { connectedOwner, type Owner } from '@/tests/support/api/events'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)
const google = new ApiClient()
const PATH = '/api/webhooks/google'
const NOT_OURS = { status: 404, body: { message: 'Not found' } }

type Headers = Record<string, string>
/** Notifications of Google, and the status of our responses. */
let messages: { headers: Headers; status: number }[] = []
let isDelivered = true

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakes.reset()
  messages = []
  isDelivered = true
  fakes.google.state.deliver = async (address, headers) => {
    if (!isDelivered) return
    const { status } = await google.post(new URL(address).pathname, undefined, { headers })
    messages.push({ headers, status })
  }
})
afterEach(() => void vi.useRealTimers())
afterAll(() => fakes.stop())

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const callsOf = (name: string) => fakes.requests.filter((request) => request.name === name).length
const titles = async (owner: Owner) =>
  ((await owner.get('/api/meetings/all?page=1')) as Answer<MeetingPage>).body.meetings.map(({ title }) => title)
const feedOf = async (integrationId: string) => {
  const [feed] = await database().select().from(calendarFeeds).where(eq(calendarFeeds.integrationId, integrationId))
  return feed
}
const slots = async (slug: string, start: string) => {
  const path = `/api/schedule/${slug}/slots?from=${dateOf(start)}&to=${dateOf(start)}&timezone=UTC`
  return ((await google.get(path)) as Answer<SlotDays>).body.days[0]?.slots ?? []
}
/** Change messages that were accepted, including the one that opens a channel. */
const heard = () =>
  messages.filter(({ status, headers }) => status === 204 && headers['x-goog-resource-state'] === 'exists')
const lastHeaders = () => heard().at(-1)?.headers ?? {}

/** An owner whose calendar is read, and watched. */
async function watched() {
  const { owner, google: id } = await connectedOwner(fakes, 'google')
  await titles(owner)
  const feed = await feedOf(id)
  expect(feed?.channelId).toMatch(/^[\w-]{36}$/)
  return { owner, id, channelId: feed?.channelId ?? '' }
}

describe('keepChannels', () => {
  describe('a channel of changes', () => {
    it('is opened for a calendar that is read; of its secret only a hash is kept', async () => {
      const { id } = await watched()
      const [channel] = [...fakes.google.state.channels.values()]
      expect(channel?.address).toBe('http://localhost:3000/api/webhooks/google')
      expect(channel?.token).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify(await feedOf(id))).not.toContain(channel?.token)
    })

    it('has a change read after the answer, without anybody asking', async () => {
      const { owner, id } = await watched()
      pass(1_000)
      const changedAt = Date.now()
      fakes.google.addEvent({ title: 'Dentist', start: inDays(3), end: inDays(3, 13) })
      await vi.waitFor(async () => expect((await feedOf(id))?.syncedAt?.getTime()).toBeGreaterThanOrEqual(changedAt))
      const asked = callsOf('events.list')
      await vi.waitFor(async () => expect(await titles(owner)).toEqual(['Dentist']))
      expect(callsOf('events.list') - asked).toBeLessThan(2)
    })

    it('is believed by its secret and its resource alone', async () => {
      const { id } = await watched()
      fakes.google.addEvent({ start: inDays(3), end: inDays(3, 13) })
      await vi.waitFor(() => expect(heard()).toHaveLength(1))
      const right = lastHeaders()
      const changedAt = (await feedOf(id))?.changedAt
      pass(MINUTE_MS)
      const send = (headers: Headers) => google.post(PATH, undefined, { headers })
      expect(await send({})).toMatchObject(NOT_OURS)
      expect(await send({ ...right, 'x-goog-channel-token': `${right['x-goog-channel-token']}x` })).toMatchObject(
        NOT_OURS,
      )
      expect(await send({ ...right, 'x-goog-channel-token': '' })).toMatchObject(NOT_OURS)
      expect(await send({ ...right, 'x-goog-resource-id': 'other' })).toMatchObject(NOT_OURS)
      expect(await send({ ...right, 'x-goog-channel-id': crypto.randomUUID() })).toMatchObject(NOT_OURS)
      expect((await feedOf(id))?.changedAt).toEqual(changedAt)
      expect(await send(right)).toMatchObject({ status: 204, text: '' })
      expect((await feedOf(id))?.changedAt?.getTime()).toBe(Date.now())
    })

    it('may say the same twice, late and out of order, whatever its body', async () => {
      const { owner } = await watched()
      fakes.google.addEvent({ title: 'One', start: inDays(3), end: inDays(3, 13) })
      pass(1_000)
      fakes.google.addEvent({ title: 'Two', start: inDays(4), end: inDays(4, 13) })
      await vi.waitFor(() => expect(heard()).toHaveLength(2))
      const sent = messages.map(({ headers }) => headers).reverse()
      const answers = await Promise.all(
        sent.flatMap((headers) => [
          google.post(PATH, undefined, { headers, raw: '{"x":' }),
          google.post(PATH, { x: 1 }, { headers }),
        ]),
      )
      expect(
        answers.every(({ status, text }) => status === 204 || (status === 404 && text.includes('Not found'))),
      ).toBe(true)
      await vi.waitFor(async () => expect((await titles(owner)).sort()).toEqual(['One', 'Two']))
    })

    it('is followed by another one a day before it ends, and then closed', async () => {
      const { id, channelId } = await watched()
      pass(5.9 * DAY_MS)
      await keepChannels(new Date())
      expect((await feedOf(id))?.channelId).toBe(channelId)
      pass(0.2 * DAY_MS)
      await keepChannels(new Date())
      const next = (await feedOf(id))?.channelId
      expect(next).not.toBe(channelId)
      expect([...fakes.google.state.channels.keys()]).toEqual([next])
      const names = fakes.requests.flatMap(({ name }) => (/watch|stop/.test(name) ? [name] : []))
      expect(names).toEqual(['events.watch', 'events.watch', 'channels.stop'])
    })

    it('is renewed once when two processes want to', async () => {
      const { id } = await watched()
      pass(6.5 * DAY_MS)
      await Promise.all([keepChannels(new Date()), keepChannels(new Date())])
      expect([...fakes.google.state.channels.keys()]).toEqual([(await feedOf(id))?.channelId])
    })

    it('stays while the next one cannot be opened', async () => {
      const { id, channelId } = await watched()
      pass(6.5 * DAY_MS)
      fakes.fail({ provider: 'google', kind: 'server-error', call: 'events.watch' })
      await keepChannels(new Date())
      expect((await feedOf(id))?.channelId).toBe(channelId)
      pass(5 * MINUTE_MS)
      await keepChannels(new Date())
      expect((await feedOf(id))?.channelId).not.toBe(channelId)
    })

    it('is done without where a calendar cannot be watched, and tried for again after six hours', async () => {
      const { owner, google: id } = await connectedOwner(fakes, 'google')
      fakes.fail({ provider: 'google', kind: 'rejected', call: 'events.watch' })
      fakes.google.addEvent({ title: 'Dentist', start: inDays(3), end: inDays(3, 13) })
      expect(await titles(owner)).toEqual(['Dentist'])
      const feed = await feedOf(id)
      expect([feed?.channelId, feed?.channelExpiresAt?.getTime()]).toEqual([null, Date.now() + 360 * MINUTE_MS])
      pass(359 * MINUTE_MS)
      await titles(owner)
      expect(callsOf('events.watch')).toBe(1)
      pass(2 * MINUTE_MS)
      await keepChannels(new Date())
      expect((await feedOf(id))?.channelId).not.toBe(null)
    })

    it('is closed when the account is disconnected, and its messages are not ours any more', async () => {
      const { owner, id } = await watched()
      fakes.google.addEvent({ start: inDays(3), end: inDays(3, 13) })
      await vi.waitFor(() => expect(heard()).toHaveLength(1))
      expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
      expect(fakes.google.state.channels.size).toBe(0)
      expect(await google.post(PATH, undefined, { headers: lastHeaders() })).toMatchObject(NOT_OURS)
    })
  })

  describe('busy times of a calendar with a channel', () => {
    async function pageOf() {
      const { owner, id } = await watched()
      const page = await createPage(owner, { conflictCheckCalendars: [`google_${id}`] })
      // A reading this close to the opening of the channel is not covered by it.
      pass(11_000)
      await slots(page.slug, inDays(3))
      return { owner, id, slug: page.slug }
    }
    const reads = () => callsOf('freebusy.query')

    it('are shown for ten minutes without asking again, and decided on as ever', async () => {
      const { slug } = await pageOf()
      const before = reads()
      pass(9 * MINUTE_MS)
      await slots(slug, inDays(3))
      expect(reads()).toBe(before)
      pass(2 * MINUTE_MS)
      await slots(slug, inDays(3))
      expect(reads()).toBe(before + 1)
    })

    it('are asked for at once after a change was told', async () => {
      const { slug } = await pageOf()
      expect(await slots(slug, inDays(3))).toContain(inDays(3))
      pass(5_000)
      fakes.google.addEvent({ start: inDays(3), end: inDays(3, 13) })
      await vi.waitFor(() => expect(heard()).toHaveLength(1))
      pass(1)
      expect(await slots(slug, inDays(3))).not.toContain(inDays(3))
    })

    it('are asked for each minute when the channel has ended', async () => {
      const { id, slug } = await pageOf()
      await database()
        .update(calendarFeeds)
        .set({ channelExpiresAt: new Date() })
        .where(eq(calendarFeeds.integrationId, id))
      const before = reads()
      pass(61_000)
      await slots(slug, inDays(3))
      expect(reads()).toBe(before + 1)
    })
  })
})
