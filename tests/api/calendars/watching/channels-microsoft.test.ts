// @module-tag nightly
// @module-tag embedded
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { calendarFeeds } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { tell } from '@/dev/fake-providers/microsoft/subscriptions'
import { keepChannels } from '@/lib/calendars/watching/channels'
import type { MeetingPage } from '@/lib/meetings/schema'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { connectedOwner, type Owner } from '@/tests/support/api/events'
import { inDays } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)
const graph = new ApiClient()
const PATH = '/api/webhooks/microsoft'
const NOT_OURS = { status: 404, body: { message: 'Not found' } }

/** Notifications of Microsoft, and the status of our responses. */
let messages: { body: unknown; status: number }[] = []
beforeEach(() => {
  fakes.reset()
  messages = []
  fakes.microsoft.state.deliver = async (address, body) => {
    const { pathname, search } = new URL(address)
    const call = body === undefined ? { raw: '', headers: { 'content-type': 'text/plain' } } : { body }
    const { status, text } = await graph.send('POST', pathname + search, call)
    messages.push({ body, status })
    return { status, text }
  }
})
afterAll(() => fakes.stop())

const titles = async (owner: Owner) =>
  ((await owner.get('/api/meetings/all?page=1')) as Answer<MeetingPage>).body.meetings.map(({ title }) => title)
const feedOf = async (integrationId: string) => {
  const [feed] = await database().select().from(calendarFeeds).where(eq(calendarFeeds.integrationId, integrationId))
  return feed
}
const subscriptions = () => [...fakes.microsoft.state.subscriptions.values()]
const addEvent = (title: string) => fakes.microsoft.addEvent({ title, start: inDays(3), end: inDays(3, 13) })

async function watched() {
  const { owner, microsoft: id } = await connectedOwner(fakes, 'microsoft')
  await titles(owner)
  expect((await feedOf(id))?.channelId).toBe(subscriptions()[0]?.id)
  return { owner, id, channelId: (await feedOf(id))?.channelId ?? '' }
}

describe('POST /api/webhooks/microsoft', () => {
  describe('a channel of Microsoft', () => {
    it('is opened once its text was repeated, for less than three days', async () => {
      const { id } = await watched()
      const [subscription] = subscriptions()
      expect(subscription).toMatchObject({ resource: 'me/events', clientState: expect.stringMatching(/^[\w-]{43}$/) })
      const days = ((await feedOf(id))?.channelExpiresAt?.getTime() ?? 0) - Date.now()
      expect(days / 86_400_000).toBeGreaterThan(2.9)
      expect(days / 86_400_000).toBeLessThan(2.94)
    })

    it('has its text repeated as what it is', async () => {
      const token = '<script>alert(1)</script> é'
      const answer = await graph.send('POST', `${PATH}?validationToken=${encodeURIComponent(token)}`, { raw: '' })
      expect(answer).toMatchObject({ status: 200, text: token })
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await graph.send('POST', `${PATH}?validationToken=${'x'.repeat(2_001)}`, { raw: '' })).toMatchObject(
        NOT_OURS,
      )
    })

    it('has a change read at once', async () => {
      const { owner } = await watched()
      addEvent('Dentist')
      await vi.waitFor(async () => expect(await titles(owner)).toEqual(['Dentist']))
      expect(messages.at(-1)?.status).toBe(202)
    })

    it('is believed by its secret alone; what is not ours does not spoil the rest', async () => {
      const { id } = await watched()
      addEvent('Dentist')
      await vi.waitFor(() => expect(messages.at(-1)?.status).toBe(202))
      const { value } = (messages.at(-1)?.body ?? { value: [] }) as { value: object[] }
      const [right] = value
      const wrong = [{ ...right, clientState: 'x' }, { ...right, clientState: null }, { subscriptionId: 'a\0b' }]
      const changedAt = (await feedOf(id))?.changedAt
      for (const message of wrong) expect(await graph.post(PATH, { value: [message] })).toMatchObject(NOT_OURS)
      for (const body of [{}, { value: [] }, { value: 'x' }, { value: [null] }]) {
        expect(await graph.post(PATH, body)).toMatchObject(NOT_OURS)
      }
      expect(await graph.post(PATH, undefined, { raw: '{' })).toMatchObject(NOT_OURS)
      expect((await feedOf(id))?.changedAt).toEqual(changedAt)
      expect((await graph.post(PATH, { value: [{ subscriptionId: 'other', clientState: 'x' }, right] })).status).toBe(
        202,
      )
    })

    it.each(['subscriptionRemoved', 'reauthorizationRequired'])('is opened anew after %s', async (lifecycleEvent) => {
      const { id, channelId } = await watched()
      const [subscription] = subscriptions()
      if (!subscription) throw new Error('There is no subscription')
      if (lifecycleEvent === 'subscriptionRemoved') fakes.microsoft.state.subscriptions.clear()
      await tell(fakes.microsoft.state, subscription, { lifecycleEvent })
      await vi.waitFor(async () => expect((await feedOf(id))?.channelId).not.toBe(channelId))
      await vi.waitFor(async () =>
        expect(subscriptions().map((one) => one.id)).toEqual([(await feedOf(id))?.channelId]),
      )
    })

    it('is renewed by the timer a day before its end, and closed with its account', async () => {
      const { owner, id, channelId } = await watched()
      await keepChannels(new Date(Date.now() + 1.9 * 86_400_000))
      expect((await feedOf(id))?.channelId).toBe(channelId)
      await keepChannels(new Date(Date.now() + 2 * 86_400_000))
      expect(subscriptions().map((one) => one.id)).toEqual([(await feedOf(id))?.channelId])
      expect((await feedOf(id))?.channelId).not.toBe(channelId)
      expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
      expect(subscriptions()).toEqual([])
    })
  })
})
