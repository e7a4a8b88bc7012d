import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MAX_WEBHOOK_LISTENERS, WEBHOOK_EVENTS } from '@/lib/shared/webhooks'
import type { WebhookListener, WebhookMessage } from '@/lib/webhooks/listener-schema'
import { book } from '@/tests/support/api/bookings'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { sendFor } from '@/tests/support/factories/sender'
import { createEndpoint, listLog } from '@/tests/support/webhooks/endpoints'

const PATH = '/api/webhook-listeners'
const UNKNOWN = '11111111-1111-4111-8111-111111111111'
type Owner = Awaited<ReturnType<typeof signInOwner>>

const listen = (owner: Owner, body: object = {}) => sendFor<WebhookListener>(owner, 201, 'POST', PATH, body)
const poll = async (owner: Owner, id: string, body: object = {}) =>
  (await sendFor<{ events: WebhookMessage[] }>(owner, 200, 'POST', `${PATH}/${id}/poll`, body)).events
const typesOf = (events: WebhookMessage[]) => events.map(({ type }) => type)
// A second ago: the database counts microseconds, a request milliseconds.
const expire = (id: string) =>
  query(sql`update webhook_listeners set expires_at = now() - interval '1 second' where id = ${id}::uuid`)

/** An owner with a page and a listener for all events. */
async function listening(body: object = {}) {
  const owner = await signInOwner()
  const { id } = await listen(owner, body)
  return { owner, id, page: await createPage(owner) }
}

describe('POST /api/webhook-listeners', () => {
  it('listens to all events, or to those that are named, for some minutes', async () => {
    const owner = await signInOwner()
    const listener = await listen(owner)
    expect(listener).toEqual({
      id: expect.any(String),
      events: [...WEBHOOK_EVENTS],
      expiresAt: expect.any(String),
      createdAt: expect.any(String),
    })
    expect(Date.parse(listener.expiresAt) - Date.parse(listener.createdAt)).toBe(5 * 60_000)
    expect((await listen(owner, { events: ['form.closed'] })).events).toEqual(['form.closed'])
    for (const events of [[], ['booking'], 'all']) expect((await owner.post(PATH, { events })).status).toBe(400)
  })

  it('has room for some that live, however many there were', async () => {
    const owner = await signInOwner()
    const made = []
    for (let index = 0; index < MAX_WEBHOOK_LISTENERS; index += 1) made.push(await listen(owner))
    expect(await owner.post(PATH, {})).toMatchObject({ status: 409, body: { code: 'too_many_listeners' } })
    await expire(made[0]?.id ?? '')
    await listen(owner)
    expect((await owner.post(PATH, {})).status).toBe(409)
    expect((await (await signInOwner()).post(PATH, {})).status).toBe(201)
  })
})

describe('POST /api/webhook-listeners/{id}/poll', () => {
  it('gives the very bodies that endpoints are sent, in order, until they are received', async () => {
    const { owner, id, page } = await listening()
    const endpoint = await createEndpoint(owner, 'https://hooks.invalid/kit')
    const { meeting } = (await book(page.slug, visitor(inDays(3, 10)))).body
    await owner.post(`/api/meetings/${meeting.id}/move`, { startTime: inDays(3, 14) })
    await owner.post(`/api/meetings/${meeting.id}/cancel`, {})
    const events = await poll(owner, id)
    expect(typesOf(events)).toEqual(['booking.created', 'booking.moved', 'booking.cancelled'])
    const sent = (await listLog(owner, endpoint.id)).map(({ body }) => body)
    expect(events).toEqual(sent.toReversed())
    expect(await poll(owner, id)).toEqual(events)
    expect(typesOf(await poll(owner, id, { received: [events[0]?.id, events[2]?.id] }))).toEqual(['booking.moved'])
    expect(await poll(owner, id, { received: [events[1]?.id, UNKNOWN] })).toEqual([])
  })

  it('tells of responses and closed forms, also without an endpoint, and of nothing that was refused', async () => {
    const { owner, id, page } = await listening()
    const form = await createForm(owner)
    await owner.patch(`/api/forms/${form.id}`, { maxResponses: 1 })
    const question = await addQuestion(owner, form.id, 'text')
    const answer = { responses: { [question.id]: 'Fine' } }
    await submit(form.slug, answer)
    expect((await submit(form.slug, answer)).status).toBe(409)
    const at = inDays(3, 10)
    await book(page.slug, visitor(at))
    expect((await book(page.slug, visitor(at))).status).toBe(409)
    const events = await poll(owner, id)
    expect(typesOf(events).toSorted()).toEqual(['booking.created', 'form.closed', 'response.created'])
    const response = events.find(({ type }) => type === 'response.created')?.data.response as { id: string }
    await owner.delete(`/api/form-responses/${response.id}`)
    const received = events.map((event) => event.id)
    expect(typesOf(await poll(owner, id, { received }))).toEqual(['response.deleted'])
  })

  it('gives each listener of the owner what it listens to, and nothing of others', async () => {
    const { owner, id, page } = await listening({ events: ['booking.cancelled'] })
    const all = await listen(owner)
    const other = await listening()
    const { meeting } = (await book(page.slug, visitor(inDays(3, 10)))).body
    await owner.post(`/api/meetings/${meeting.id}/cancel`, {})
    expect(typesOf(await poll(owner, id))).toEqual(['booking.cancelled'])
    expect(typesOf(await poll(owner, all.id))).toEqual(['booking.created', 'booking.cancelled'])
    expect(await poll(other.owner, other.id)).toEqual([])
  })

  it('answers as soon as there is an event, and gives way to the next poll', async () => {
    const { owner, id, page } = await listening()
    const begun = performance.now()
    const first = poll(owner, id, { waitSeconds: 10 })
    // The second ends the first, which has nothing to give.
    const second = poll(owner, id, { waitSeconds: 10 })
    expect([await Promise.race([first, second])]).toEqual([[]])
    await book(page.slug, visitor(inDays(3, 10)))
    expect(typesOf([...(await first), ...(await second)])).toEqual(['booking.created'])
    expect(performance.now() - begun).toBeLessThan(9_000)
  })

  it('is there for its owner alone, while it lives', async () => {
    const { owner, id, page } = await listening()
    const gone = { status: 404, body: { code: 'listener_not_found' } }
    const stranger = await signInOwner()
    expect(await stranger.post(`${PATH}/${id}/poll`, {})).toMatchObject(gone)
    expect(await stranger.delete(`${PATH}/${id}`)).toMatchObject(gone)
    expect(await owner.post(`${PATH}/${UNKNOWN}/poll`, {})).toMatchObject(gone)
    await query(sql`update webhook_listeners set expires_at = now() + interval '1 minute' where id = ${id}::uuid`)
    await poll(owner, id)
    const [row] = await query<{ left: number }>(sql`
      select extract(epoch from expires_at - now())::float8 as left from webhook_listeners where id = ${id}::uuid`)
    expect(row?.left).toBeGreaterThan(200)
    await expire(id)
    expect(await owner.post(`${PATH}/${id}/poll`, {})).toMatchObject(gone)
    await book(page.slug, visitor(inDays(3, 10)))
    expect(await query(sql`select 1 from webhook_listener_events where listener_id = ${id}::uuid`)).toEqual([])
  })

  it('refuses what is no id, and a wait that is too long', async () => {
    const { owner, id } = await listening()
    for (const body of [
      { received: ['x'] },
      { waitSeconds: 11 },
      { waitSeconds: -1 },
      { received: Array(101).fill(UNKNOWN) },
    ])
      expect((await owner.post(`${PATH}/${id}/poll`, body)).status).toBe(400)
    expect((await owner.post(`${PATH}/nothing/poll`, {})).status).toBe(404)
  })
})

describe('DELETE /api/webhook-listeners/{id}', () => {
  it('ends it, with what waits for it', async () => {
    const { owner, id, page } = await listening()
    await book(page.slug, visitor(inDays(3, 10)))
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204)
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(404)
    expect(await query(sql`select 1 from webhook_listener_events where listener_id = ${id}::uuid`)).toEqual([])
  })
})

describe('deleteExpired', () => {
  it('deletes listeners that have not asked for some minutes', async () => {
    const { owner, id } = await listening()
    const { id: live } = await listen(owner)
    await expire(id)
    const { deleteExpired } = await import('@/db/queries/housekeeping')
    const { database } = await import('@/db/client')
    await deleteExpired(database(), new Date())
    const rows = await query<{ id: string }>(
      sql`select id from webhook_listeners where id in (${id}::uuid, ${live}::uuid)`,
    )
    expect(rows).toEqual([{ id: live }])
  })
})
