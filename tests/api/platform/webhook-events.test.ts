import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SubmittedAndBooked } from '@/lib/meetings/server/booking/submit-and-book'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { letTimePass } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createEndpoint } from '@/tests/support/webhooks/endpoints'
import { type Received, startReceiver, verify } from '@/tests/support/webhooks/receiver'

process.env.OUTBOUND_ALLOW_PRIVATE = '1'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let paths = 0

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

/** An owner with an endpoint for all events. */
async function listening(fields: object = {}) {
  const owner = await signInOwner()
  paths += 1
  const path = `/events-${paths}`
  const endpoint = await createEndpoint(owner, receiver.url(path), fields)
  const types = () => receiver.of(path).map(({ body }) => body.type)
  const wait = (count: number) => receiver.wait(path, count)
  return { owner, path, endpoint, types, wait }
}

async function listeningPage(fields: object = {}) {
  const hooks = await listening()
  return { ...hooks, page: await createPage(hooks.owner, fields) }
}

/** A form that leads to a page. */
async function listeningForm(fields: object) {
  const hooks = await listeningPage(fields)
  const form = await createForm(hooks.owner)
  expect((await hooks.owner.patch(`/api/forms/${form.id}`, { nextPageId: hooks.page.id })).status).toBe(200)
  return { ...hooks, form }
}

type Booked = {
  version: number
  meeting: { id: string; startTime: string }
  booking: { id: string; status: string }
  page: object
}
const dataOf = (received: Received | undefined) => received?.body.data as Booked
const meetingPath = (id: string) => `/api/meetings/${id}`

describe('webhooks of bookings', () => {
  it('tells of a booking in the shape of the API, signed, without the link of its attendee', async () => {
    const { owner, page, wait, endpoint, types } = await listeningPage()
    const { body } = await book(page.slug, visitor(inDays(3, 10)))
    const [first] = (await wait(1)) as [Received]
    expect(verify(endpoint.secret, first)).toEqual(first.body)
    expect(first.headers).toMatchObject({ 'webhook-id': first.body.id, 'content-type': 'application/json' })
    const { manageUrl, ...booking } = body.booking
    expect(first.body).toEqual({
      id: expect.any(String),
      type: 'booking.created',
      createdAt: body.meeting.createdAt,
      data: { version: 1, meeting: body.meeting, booking, page: { id: page.id, slug: page.slug, title: page.title } },
    })
    expect(first.text).not.toContain(manageUrl.split('/').at(-1))
    expect(types()).toEqual(['booking.created'])
    expect((await owner.get(meetingPath(body.meeting.id))).body).toMatchObject({ id: body.meeting.id })
  })

  it('tells of each change once, with a version that grows', async () => {
    const { owner, page, path, wait, types } = await listeningPage()
    const { body } = await book(page.slug, visitor(inDays(3, 10)))
    const token = body.booking.manageUrl.split('/').at(-1)
    const guest = new ApiClient()
    await guest.post(`/api/bookings/${token}/move`, { startTime: inDays(3, 12) })
    await owner.post(`${meetingPath(body.meeting.id)}/move`, { startTime: inDays(3, 14) })
    await owner.post(`${meetingPath(body.meeting.id)}/cancel`, { reason: 'Ill' })
    await wait(4)
    expect(types().toSorted()).toEqual(['booking.cancelled', 'booking.created', 'booking.moved', 'booking.moved'])
    const inOrder = receiver.of(path).toSorted((a, b) => dataOf(a).version - dataOf(b).version)
    expect(inOrder.map(({ body: { type, data } }) => [type, data.version])).toEqual([
      ['booking.created', 1],
      ['booking.moved', 2],
      ['booking.moved', 3],
      ['booking.cancelled', 4],
    ])
    expect(inOrder[1]?.body.data).toMatchObject({ meeting: { startTime: inDays(3, 12) }, booking: { moves: 1 } })
    expect(inOrder[3]?.body.data).toMatchObject({
      meeting: { status: 'cancelled' },
      booking: { status: 'cancelled', history: [{}, {}, {}, { what: 'cancelled', reason: 'Ill' }] },
    })
    expect(new Set(inOrder.map(({ body: { id } }) => id)).size).toBe(4)
  })

  it('tells of a request, and of its approval as a booking', async () => {
    const { owner, page, wait, types } = await listeningPage({ approval: 'always' })
    const { body } = await book(page.slug, visitor(inDays(3, 10)))
    await wait(1)
    expect(types()).toEqual(['booking.requested'])
    await owner.post(`${meetingPath(body.meeting.id)}/approve`, {})
    const [, created] = await wait(2)
    expect(created?.body).toMatchObject({
      type: 'booking.created',
      data: { version: 2, booking: { status: 'confirmed' } },
    })
  })

  it('tells of a declined request, and of one that nobody decided', async () => {
    const { owner, page, wait } = await listeningPage({ approval: 'always' })
    const first = (await book(page.slug, visitor(inDays(3, 10)))).body
    const second = (await book(page.slug, visitor(inDays(3, 14)))).body
    await wait(2)
    await owner.post(`${meetingPath(first.meeting.id)}/decline`, {})
    await wait(3)
    await query(
      sql`update time_slot_bookings set expires_at = now() - interval '1 hour' where id = ${second.booking.id}`,
    )
    const { expireRequests } = await import('@/lib/bookings/expire-requests')
    await expireRequests(new Date())
    const [, , declined, expired] = await wait(4)
    expect(declined?.body).toMatchObject({ type: 'booking.declined', data: { booking: { status: 'declined' } } })
    expect(expired?.body).toMatchObject({ type: 'booking.declined', data: { booking: { status: 'expired' } } })
  })

  it('tells of somebody who did not come, and not of the mark being taken back', async () => {
    const { owner, page, path, wait, types } = await listeningPage()
    const { booking, meeting } = (await book(page.slug, visitor(inDays(3, 10)))).body
    await wait(1)
    await letTimePass(booking, meeting, Date.parse(booking.startTime) + MINUTE_MS - Date.now())
    const mark = (noShow: boolean) => owner.post(`${meetingPath(meeting.id)}/no-show`, { noShow })
    await mark(true)
    await mark(true)
    await mark(false)
    await wait(2)
    expect(types()).toEqual(['booking.created', 'booking.no_show'])
    expect(receiver.of(path)[1]?.body.data).toMatchObject({ booking: { noShow: true } })
  })

  it('tells nothing of a booking that was refused, of a repeat, and of another owner', async () => {
    const { owner, page, path, wait, types } = await listeningPage()
    const other = await createPage(await signInOwner())
    const at = inDays(3, 10)
    const key = { 'Idempotency-Key': 'once' }
    await book(page.slug, visitor(at), key)
    await book(page.slug, visitor(at), key)
    expect((await book(page.slug, visitor(at))).status).toBe(409)
    await book(other.slug, visitor(at))
    await wait(1)
    await owner.post('/api/webhook-endpoints/00000000-0000-0000-0000-000000000000/test')
    expect(types()).toEqual(['booking.created'])
    expect(receiver.of(path)).toHaveLength(1)
    const [count] = await query<{ count: number }>(
      sql`select count(*)::int as count from webhook_events where data -> 'page' ->> 'slug' = ${other.slug}`,
    )
    expect(count?.count).toBe(0)
  })

  it('stores nothing for an owner whose endpoints subscribe to other events, or are paused', async () => {
    const owner = await signInOwner()
    const { id } = await createEndpoint(owner, receiver.url('/other'), { events: ['form.closed'] })
    const paused = await createEndpoint(owner, receiver.url('/other'))
    await owner.patch(`/api/webhook-endpoints/${paused.id}`, { paused: true })
    const page = await createPage(owner)
    await book(page.slug, visitor(inDays(3, 10)))
    const rows = await query(sql`select 1 from webhook_events v join webhook_endpoints e on e.user_id = v.user_id
      where e.id = ${id}`)
    expect(rows).toEqual([])
  })
})

describe('webhooks of responses and forms', () => {
  it('tells of a response with its answers and questions, as the API gives it', async () => {
    const { owner, wait, types } = await listening()
    const form = await createForm(owner)
    const question = await addQuestion(owner, form.id, 'text')
    const { id } = (await submit(form.slug, { responses: { [question.id]: 'Fine' }, respondentName: 'Vera' })).body
    const [first] = await wait(1)
    const read = (await owner.get(`/api/form-responses/${id}`)).body as object
    expect(first?.body.data).toEqual({ ...read, version: expect.any(Number) })
    await owner.delete(`/api/form-responses/${id}`)
    const [, second] = await wait(2)
    expect(second?.body).toMatchObject({ type: 'response.deleted', data: { response: { id }, reason: 'deleted' } })
    expect(Number(second?.body.data.version)).toBeGreaterThan(Number(first?.body.data.version))
    expect(types()).toHaveLength(2)
  })

  it('tells of the answers of a booking, as the API gives them', async () => {
    const { owner, path, wait } = await listening()
    const form = await createForm(owner)
    const question = await addQuestion(owner, form.id, 'text')
    const page = await createPage(owner, { formId: form.id })
    await book(page.slug, visitor(inDays(3, 10), { responses: { [question.id]: 'Soon' } }))
    await wait(2)
    const [answered] = receiver.of(path, 'response.created') as [Received]
    const { id } = answered.body.data.response as { id: string }
    const read = (await owner.get(`/api/form-responses/${id}`)).body as object
    expect(answered.body.data).toEqual({ ...read, version: expect.any(Number) })
  })

  it.each([
    ['off', 'booking.created', 'confirmed'],
    ['always', 'booking.requested', 'pending'],
  ])('tells of answers and a booking that were sent together, where approval is %s', async (approval, type, status) => {
    const { form, page, path, wait, types } = await listeningForm({ approval })
    const refused = { responses: {}, respondentEmail: 'vera@example.com', booking: { startTime: inDays(-1) } }
    expect((await submit(form.slug, refused)).status).toBe(409)
    const sent = { ...refused, booking: { startTime: inDays(3, 10) } }
    const { id, booking, meeting } = (await submit(form.slug, sent)).body as unknown as SubmittedAndBooked
    await wait(2)
    expect(types().toSorted()).toEqual([type, 'response.created'].toSorted())
    expect(dataOf(receiver.of(path, type)[0])).toMatchObject({
      booking: { id: booking.id, status },
      meeting: { id: meeting.id, status },
      page: { id: page.id },
      responses: [id],
    })
    expect(receiver.of(path, 'response.created')[0]?.body.data).toMatchObject({
      response: { id, booking: { meetingId: meeting.id, startTime: meeting.startTime, status } },
      form: { id: form.id },
    })
  })

  it('names the response in what it tells of a booking that was made later by the link of its form', async () => {
    const { owner, form, page, path, wait } = await listeningForm({ approval: 'always' })
    const { id, responseToken } = (await submit(form.slug, { responses: {} })).body as unknown as SubmittedAndBooked
    const { meeting } = (await book(page.slug, visitor(inDays(3, 10), { response: responseToken }))).body
    await book(page.slug, visitor(inDays(4, 10), { response: responseToken }))
    await owner.post(`${meetingPath(meeting.id)}/approve`)
    await wait(4)
    const [response] = receiver.of(path, 'response.created') as [Received]
    expect(response.body.data).toMatchObject({ response: { id } })
    expect(response.body.data.response).not.toHaveProperty('booking')
    const [first, second] = receiver
      .of(path, 'booking.requested')
      .map(dataOf)
      .toSorted((a, b) => a.meeting.startTime.localeCompare(b.meeting.startTime))
    expect(first).toMatchObject({ meeting: { id: meeting.id }, responses: [id] })
    expect(second).not.toHaveProperty('responses')
    expect(dataOf(receiver.of(path, 'booking.created')[0])).toMatchObject({
      meeting: { id: meeting.id },
      responses: [id],
    })
  })

  it('tells nothing of spam until it is accepted, and that what becomes spam is gone', async () => {
    const { owner, path, wait, types } = await listening()
    const form = await createForm(owner)
    const spam = (await submit(form.slug, { responses: {}, website: 'https://spam.example' })).body.id
    const mark = (what: 'spam' | 'restore') => owner.post(`/api/forms/${form.id}/responses/${what}`, { ids: [spam] })
    await mark('restore')
    await wait(1)
    await mark('restore')
    await mark('spam')
    await wait(2)
    expect(types()).toEqual(['response.created', 'response.deleted'])
    expect(receiver.of(path)[1]?.body.data).toMatchObject({ response: { id: spam }, reason: 'spam' })
    await owner.delete(`/api/form-responses/${spam}`)
    await submit(form.slug, { responses: {} })
    await wait(3)
    expect(types()).toEqual(['response.created', 'response.deleted', 'response.created'])
  })

  it('tells of all responses that are deleted together, and of none of a refused deletion', async () => {
    const { owner, path, wait } = await listening({ events: ['response.deleted'] })
    const form = await createForm(owner)
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) ids.push((await submit(form.slug, { responses: {} })).body.id)
    const unknown = '11111111-1111-4111-8111-111111111111'
    const remove = (sent: string[]) => owner.post(`/api/forms/${form.id}/responses/delete`, { ids: sent })
    expect((await remove([...ids, unknown])).status).toBe(404)
    expect((await remove(ids.slice(0, 2))).status).toBe(204)
    await wait(2)
    await owner.delete(`/api/forms/${form.id}`)
    await wait(3)
    const told = receiver.of(path).map(({ body }) => (body.data.response as { id: string }).id)
    expect(told.toSorted()).toEqual(ids.toSorted())
  })

  it('tells that a form is full, closed by hand, and at its date', async () => {
    const { owner, path, wait } = await listening({ events: ['form.closed'] })
    const { settleClosings } = await import('@/lib/forms/server/closing-event')
    const full = await createForm(owner)
    await owner.patch(`/api/forms/${full.id}`, { maxResponses: 2 })
    await submit(full.slug, { responses: {} })
    await submit(full.slug, { responses: {} })
    const byHand = await createForm(owner)
    await owner.patch(`/api/forms/${byHand.id}`, { isPublished: false })
    await owner.patch(`/api/forms/${byHand.id}`, { title: 'Renamed' })
    const dated = await createForm(owner)
    await owner.patch(`/api/forms/${dated.id}`, { closesAt: new Date(Date.now() + HOUR_MS).toISOString() })
    await settleClosings(new Date())
    await wait(2)
    await settleClosings(new Date(Date.now() + DAY_MS))
    await settleClosings(new Date(Date.now() + DAY_MS))
    await wait(3)
    const told = receiver.of(path).map(({ body: { data } }) => [(data.form as { id: string }).id, data.reason])
    expect(told).toEqual([
      [full.id, 'limit'],
      [byHand.id, 'hand'],
      [dated.id, 'date'],
    ])
    expect(receiver.of(path)[0]?.body.data.form).toMatchObject({ responseCount: 2, maxResponses: 2, slug: full.slug })
  })

  it('tells again of a form that was opened again', async () => {
    const { owner, path, wait } = await listening({ events: ['form.closed'] })
    const form = await createForm(owner)
    const set = (isPublished: boolean) => owner.patch(`/api/forms/${form.id}`, { isPublished })
    await set(false)
    await set(true)
    await set(false)
    await wait(2)
    expect(receiver.of(path)).toHaveLength(2)
  })
})

describe('webhooks of connections', () => {
  it('tells once of a connection that has to be renewed', async () => {
    const { owner, path, wait } = await listening({ events: ['connection.expired'] })
    const [row] = await query<{ id: string }>(sql`
      insert into integrations (user_id, type, config)
      select user_id, 'google_calendar', '{"account": "ada@example.com"}' from webhook_endpoints
      where url = ${receiver.url(path)} returning id`)
    const { findGrantRow } = await import('@/db/queries/calendars/grants')
    const { expireConnection } = await import('@/lib/calendars/accounts/expiry')
    const { database } = await import('@/db/client')
    const grant = await findGrantRow(database(), row?.id ?? '')
    if (!grant) throw new Error('No connection')
    await expireConnection(grant, new Date())
    await expireConnection(grant, new Date())
    const [first] = await wait(1)
    expect(first?.body.data).toMatchObject({
      connection: { id: row?.id, type: 'google_calendar', account: 'ada@example.com', status: 'expired' },
    })
    expect(receiver.of(path)).toHaveLength(1)
    expect((await owner.get('/api/integrations')).body).toMatchObject([{ status: 'expired' }])
  })
})
