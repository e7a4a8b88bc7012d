import { describe, expect, it, vi } from 'vitest'
import { drawAnswers } from '@/app/_plain/answers'
import { drawBooking } from '@/app/_plain/booking'
import type { BookingView } from '@/components/visitor/plain/views'
import { zoomMessage } from '@/dev/fake-providers/zoom/messages'
import { ApiClient } from '@/tests/support/api/client'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const SECRET = vi.hoisted(() => {
  Object.assign(process.env, {
    ZOOM_WEBHOOK_SECRET: 'a-secret-of-zooms',
    LIMIT_LINKS_IP: '4/900',
    LIMIT_LINKS_EMAIL: '0',
    LIMIT_BOOKINGS: '2/600',
    LIMIT_SUBMISSIONS: '2/600',
    LIMIT_PUBLIC_READS: '3/60',
    ALLOWED_EMAILS: '@example.com, friend@elsewhere.example',
    CRON_SECRET: 'a-secret-of-the-scheduler',
  })
  return 'a-secret-of-zooms'
})

const from = (address: string) => ({ headers: { 'x-slotform-peer': address } })
const guest = new ApiClient()

describe('rate limits of one network address', () => {
  it('on login links counts every request, and lets other addresses be', async () => {
    const ask = (address: string) =>
      guest.post('/api/auth/send-magic-link', { email: newEmail() }, { ...from(address) })
    for (let count = 0; count < 4; count += 1) expect((await ask('203.0.113.1')).status).toBe(200)
    const refused = await ask('203.0.113.1')
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too many requests. Please try again later.' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await ask('203.0.113.2')).status).toBe(200)
  })

  it('on bookings counts each page by itself, before the body is looked at', async () => {
    const owner = await signInOwner()
    const [one, two] = [await createPage(owner), await createPage(owner)]
    const book = (slug: string, body: object) => guest.post(`/api/schedule/${slug}/book`, body, from('203.0.113.3'))
    expect((await book(one.slug, {})).status).toBe(400)
    expect((await book(one.slug, visitor(inDays(3)))).status).toBe(201)
    expect((await book(one.slug, {})).status).toBe(429)
    expect((await book(two.slug, visitor(inDays(4)))).status).toBe(201)
  })

  it('on answers to forms counts all forms together, before the body is looked at', async () => {
    const submit = (slug: string) => guest.post(`/api/public/forms/${slug}/submit`, {}, from('203.0.113.5'))
    expect((await submit('one-form')).status).toBe(400)
    expect((await submit('another-form')).status).toBe(400)
    expect((await submit('one-form')).status).toBe(429)
  })

  it('on bookings and answers without scripts counts them together with those of the API, and keeps what was typed', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const headers = { 'x-slotform-peer': '203.0.113.6' }
    const fields = { attendeeName: 'Vera', attendeeEmail: 'vera@example.com', key: 'k' }
    const send = () => visitPlain<BookingView>(drawBooking, { slug: page.slug, start: inDays(6) }, { fields, headers })
    await guest.post(`/api/schedule/${page.slug}/book`, {}, from('203.0.113.6'))
    expect((await send()).status).toBe(303)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(500)
    expect(refused.props).toMatchObject({
      attendee: { attendeeName: 'Vera' },
      refusal: { kind: 'failed', failure: { status: 429 } },
    })
    const form = await createFormWith(owner, 'text')
    const answer = () =>
      visitPlain(drawAnswers, { slug: form.form.slug }, { fields: { [form.ids[0]]: 'x', seen: form.ids[0] }, headers })
    expect([(await answer()).status, (await answer()).status, (await answer()).status]).toEqual([303, 303, 429])
  })

  it('on login links counts, for one owner, attempts to connect a CalDAV server as well', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    const body = { serverUrl: 'https://127.0.0.1', username: 'ada', password: 'guessed' }
    for (let count = 0; count < 4; count += 1) {
      expect((await owner.post('/api/integrations/caldav', body)).status).toBe(400)
    }
    expect((await owner.post('/api/integrations/caldav', body)).status).toBe(429)
    expect((await other.post('/api/integrations/caldav', body)).status).toBe(400)
  })

  it('on public reads comes before everything else', async () => {
    const read = () => guest.get('/api/schedule/no-such-page', from('203.0.113.4'))
    for (let count = 0; count < 3; count += 1) expect((await read()).status).toBe(404)
    expect((await read()).status).toBe(429)
  })

  it.each([
    ['google', 404, '203.0.113.6'],
    ['microsoft', 404, '203.0.113.7'],
    ['zoom', 401, '203.0.113.8'],
  ])('on public reads counts, for %s’s messages, those that prove nothing', async (provider, status, address) => {
    const send = (sender: string) => guest.post(`/api/webhooks/${provider}`, {}, from(sender))
    for (let count = 0; count < 3; count += 1) expect((await send(address)).status).toBe(status)
    const refused = await send(address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send('203.0.113.9')).status).toBe(status)
  })

  it('does not count a provider’s own messages', async () => {
    const message = zoomMessage(SECRET, { event: 'endpoint.url_validation', payload: { plainToken: 'text' } })
    const headers = { ...message.headers, ...from('203.0.113.20').headers }
    for (let count = 0; count < 6; count += 1) {
      expect((await guest.post('/api/webhooks/zoom', undefined, { raw: message.raw, headers })).status).toBe(200)
    }
  })
})

describe('ALLOWED_EMAILS', () => {
  it.each([
    ['somebody@example.com', 200],
    ['friend@elsewhere.example', 200],
    ['other@elsewhere.example', 403],
    ['somebody@sub.example.com', 403],
  ])('answers %s with %i', async (email, status) => {
    const answer = await guest.post('/api/auth/send-magic-link', { email }, from(`203.0.113.${10 + email.length}`))
    expect(answer.status).toBe(status)
  })
})

describe('/api/cron/outbox', () => {
  const call = (token: string, method = 'GET') =>
    guest.send(method, '/api/cron/outbox', { headers: { authorization: token } })

  it.each(['GET', 'POST'])('runs by %s with the right token', async (method) => {
    expect(await call('Bearer a-secret-of-the-scheduler', method)).toMatchObject({ status: 200 })
  })

  it.each(['', 'Bearer x', 'a-secret-of-the-scheduler'])('is refused with the token %j', async (token) => {
    expect((await call(token)).status).toBe(401)
  })
})
