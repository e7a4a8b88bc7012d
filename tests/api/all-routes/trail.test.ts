// @module-tag every-database
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { toErrorResponse } from '@/lib/api/respond'
import type { Form } from '@/lib/forms/form'
import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import { deliverDue } from '@/lib/outbox/deliver'
import { noteRequestError } from '@/lib/process/start-process'
import { LOG_EVENTS, type LogEvent } from '@/lib/shared/log-events'
import { ApiClient } from '@/tests/support/api/client'
import { applyConfiguration } from '@/tests/support/api/configuration'
import { connectBy, integrationsOf } from '@/tests/support/api/connect'
import { listResponses } from '@/tests/support/api/forms'
import { loginLink, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { expectLoggedError, logged } from '@/tests/support/log'
import { partsOf } from '@/tests/support/mail/parts'

/** Contained in all typed texts and secrets. The log must not contain it. */
const CANARY = 'canary7351'
const PEER = '203.0.113.77'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env, {
  ALLOWED_EMAILS: '@example.com',
  LIMIT_CONTACT: '1/3600',
  LIMIT_PUBLIC_READS: '50/60',
  ZOOM_WEBHOOK_SECRET: `secret-${CANARY}`,
})
afterAll(() => fakes.stop())

/** Named by another test: these take a timer or a provider that fails at the right moment. */
const ELSEWHERE: LogEvent[] = [
  'work_failed',
  'timer_failed',
  'traces_failed',
  'calendar_feeds_failed',
  'statement_timeout',
  'bookings_recounted',
  'files_failed',
  'grant_not_revoked',
  'account_leaving',
  'account_kept',
  'account_deleted',
  'account_exported',
  'account_imported',
]

const sentMails = () =>
  query<{ to: string; subject: string; text: string }>(
    sql`select to_address as to, subject, text from mailbox_messages`,
  )

const at = { headers: { 'x-slotform-peer': PEER, 'user-agent': CANARY } }
const secrets: string[] = []

async function signIn() {
  const owner = Object.assign(new ApiClient(), { email: `${CANARY}@example.com` })
  await owner.post('/api/auth/send-magic-link', { email: owner.email }, at)
  const link = await loginLink(owner.email)
  secrets.push(link.split('token=')[1] ?? '')
  await owner.get(link, at)
  secrets.push(...owner.cookies.values())
  // Used up: refused.
  await new ApiClient().get(link, at)
  await owner.post('/api/auth/accept-terms', undefined, at)
  return owner
}
type Owner = Awaited<ReturnType<typeof signIn>>

async function runBooking(owner: Owner) {
  const page = await createPage(owner, { title: CANARY, description: CANARY })
  const guest = new ApiClient()
  const named = { attendeeName: CANARY, attendeeEmail: `${CANARY}@visitor.example` }
  const book = (day: number) =>
    bookBy(guest, page.slug, visitor(inDays(day), named), {
      ...at.headers,
      'idempotency-key': `${CANARY}-${day}`,
    })
  const results = [await book(3), await book(4)].map(({ body }) => body as BookingResult)
  // A mail that waits when its booking ends is not sent.
  await deliverDue()
  const token = results[0]?.booking.manageUrl.split('/').at(-1) ?? ''
  secrets.push(token)
  await owner.post(`/api/meetings/${results[1]?.meeting.id}/move`, { startTime: inDays(5), reason: CANARY }, at)
  await guest.post(`/api/bookings/${token}/cancel`, { message: CANARY }, at)
  await owner.post(`/api/meetings/${results[1]?.meeting.id}/cancel`, { message: CANARY }, at)
  await owner.patch(`/api/time-slot-pages/${page.id}`, { approval: 'always' })
  const requests = [await book(7), await book(8)].map(({ body }) => body as BookingResult)
  await owner.post(`/api/meetings/${requests[0]?.meeting.id}/approve`, undefined, at)
  await query(sql`update time_slot_bookings set start_time = now() - interval '1 minute', guard_start = now() - interval '1 hour'
    where id = ${requests[0]?.booking.id}::uuid`)
  await owner.post(`/api/meetings/${requests[0]?.meeting.id}/no-show`, { noShow: true }, at)
  await owner.post(`/api/meetings/${requests[1]?.meeting.id}/decline`, { reason: CANARY }, at)
  await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
  await owner.delete(`/api/time-slot-pages/${page.id}`)
}

async function runForm(owner: Owner) {
  const form: Form = await createForm(owner, { title: CANARY })
  const question = await addQuestion(owner, form.id, 'text', { question: CANARY })
  const submit = () =>
    new ApiClient().post(`/api/public/forms/${form.slug}/submit`, {
      responses: { [question.id]: CANARY },
      respondentName: CANARY,
      respondentEmail: `${CANARY}@visitor.example`,
    })
  for (let count = 0; count < 2; count += 1) expect((await submit()).status).toBe(201)
  const [one] = await listResponses(owner, form.id, `?q=${CANARY}`)
  await owner.post(`/api/forms/${form.id}/responses/delete`, { ids: [one?.id] })
  await owner.delete(`/api/forms/${form.id}/questions/${question.id}`)
  await owner.patch(`/api/forms/${form.id}`, { isPublished: false })
  await owner.delete(`/api/forms/${form.id}`)
}

type ApiKey = { id: string; key: string }

async function runRest(owner: Owner) {
  const times = { startTime: inDays(5), endTime: inDays(6) }
  const made = await createMeeting(owner, { title: CANARY, attendees: [`${CANARY}@guest.example`], ...times })
  await owner.delete(`/api/meetings/${made.id}`)
  await saveSettings(owner, { timezone: 'UTC' })
  await applyConfiguration(owner, { settings: { bio: CANARY } })
  const key = (await owner.post('/api/keys', { name: CANARY, scopes: ['pages:read'] }, at)).body as ApiKey
  secrets.push(key.key)
  await new ApiClient().get('/api/v1/time-slot-pages', {
    headers: { ...at.headers, authorization: `Bearer ${key.key}` },
  })
  await owner.delete(`/api/keys/${key.id}`)
  await owner.delete('/api/sessions')
  const { id } = (await owner.get('/api/user')).body as { id: string }
  const [identity] = await query<{ id: string }>(sql`
    insert into identities (issuer, subject, user_id) values (${CANARY}, ${CANARY}, ${id}) returning id`)
  await owner.delete(`/api/identities/${identity?.id}`)
  await owner.post('/api/people/erase', { email: `${CANARY}@nobody.example` }, at)
  const feed = (await owner.post('/api/feeds', { kind: 'full' }, at)).body as { id: string; url: string }
  secrets.push(/feeds\/(.+)\.ics/.exec(feed.url)?.[1] ?? '')
  await owner.delete(`/api/feeds/${feed.id}`)
  expect(await connectBy(fakes, owner, 'google')).toContain('success')
  const [integration] = await integrationsOf(owner)
  await owner.delete(`/api/integrations/${integration?.id}`)
  await owner.get(`/api/auth/google/callback?error=access_denied&state=${CANARY}`, at)
}

async function runTeam(owner: Owner) {
  const team = await makeTeam(owner, { name: CANARY })
  const member = await addMember(owner, team, 'host', await signInMember(`${CANARY}-member@example.com`))
  await owner.patch(`/api/teams/${team.id}/members/${member.id}`, { role: 'viewer' })
  await owner.delete(`/api/teams/${team.id}/members/${member.id}`)
  const page = await createPage(owner, { title: CANARY })
  const form = await createForm(owner, { title: CANARY })
  await owner.post(`/api/time-slot-pages/${page.id}/transfer`, { account: team.id }, at)
  await owner.post(`/api/forms/${form.id}/transfer`, { account: team.id }, at)
  await owner.delete(`/api/teams/${team.id}`, { body: { confirm: team.slug } })
}

async function runRefusals(owner: Owner) {
  const stranger = new ApiClient()
  await stranger.get('/api/settings', at)
  await owner.post('/api/forms', { title: CANARY }, { headers: { ...at.headers, origin: `https://${CANARY}.example` } })
  await stranger.post('/api/auth/send-magic-link', { email: `${CANARY}@elsewhere.example` }, at)
  await stranger.post('/api/webhooks/zoom', { payload: CANARY }, at)
  await stranger.post('/api/webhooks/google', undefined, {
    headers: { ...at.headers, 'x-goog-channel-token': CANARY, 'x-goog-channel-id': CANARY },
  })
  const message = { name: CANARY, email: `${CANARY}@visitor.example`, message: CANARY, subject: CANARY }
  await stranger.post('/api/contact', message, at)
  for (let count = 0; count < 5; count += 1) {
    expect((await stranger.post('/api/contact', message, at)).status).toBe(429)
  }
}

async function runFailures(owner: Owner) {
  await query(sql`alter table magic_links rename to away`)
  await new ApiClient().get(`/api/auth/verify?token=${CANARY}`, at)
  await query(sql`alter table away rename to magic_links`)
  await query(sql`alter table forms rename to away`)
  const failed = await owner.post('/api/forms', { title: CANARY, description: CANARY }, at)
  await query(sql`alter table away rename to forms`)
  expect(failed.status).toBe(500)
  expect(failed.headers.get('x-request-id')).toBe(logged('request_failed')[0]?.requestId)
  toErrorResponse(Object.assign(new Error(CANARY), { code: 'ECONNREFUSED' }), new Headers())
  noteRequestError(new RangeError('Invalid date'), '/[slug]')
}

describe('the log of a process', () => {
  it('tells each event once, with time and request, and nothing that anybody typed', async () => {
    expectLoggedError()
    const owner = await signIn()
    const { id: userId } = (await owner.get('/api/user')).body as { id: string }
    await runBooking(owner)
    await runForm(owner)
    await runRest(owner)
    await runTeam(owner)
    await runRefusals(owner)
    await runFailures(owner)
    await owner.post('/api/logout', undefined, at)
    await deliverDue()

    const lines = logged()
    const text = JSON.stringify(lines)
    expect(text).not.toContain(CANARY)
    expect(text).not.toContain(PEER)
    expect(text).not.toMatch(/@[a-z]+\.example|example\.com/)
    for (const secret of secrets) expect(secret.length > 10 && text.includes(secret)).toBe(false)
    const mails = await sentMails()
    expect(mails.length).toBeGreaterThanOrEqual(5)
    expect(mails.flatMap(partsOf).filter((part) => text.includes(part))).toEqual([])

    const seen = new Set(lines.map(({ event }) => event))
    expect(
      Object.keys(LOG_EVENTS)
        .filter((event) => !seen.has(event))
        .sort(),
    ).toEqual(ELSEWHERE.sort())
    for (const line of lines) {
      expect(line).toMatchObject({ time: expect.stringMatching(/Z$/), level: LOG_EVENTS[line.event as LogEvent] })
    }

    const one = (event: LogEvent) => logged(event)[0]
    expect(one('sign_in')).toMatchObject({ userId, client: expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(one('sign_in_refused')).toMatchObject({ reason: 'token_already_used', route: '/api/auth/verify' })
    expect(one('form_deleted')).toMatchObject({ userId, method: 'DELETE', route: '/api/forms/[id]' })
    expect(one('feed_created')?.target).toBe(one('feed_deleted')?.target)
    expect(one('feed_deleted')).toMatchObject({ userId, target: expect.any(String), route: '/api/feeds/[id]' })
    expect(one('responses_deleted')).toMatchObject({ userId, count: 1, target: expect.any(String) })
    expect(one('calendar_connected')).toMatchObject({ userId, provider: 'google' })
    expect(one('calendar_connect_refused')).toMatchObject({ reason: 'authentication_failed' })
    expect(one('origin_refused')).toMatchObject({ status: 403 })
    expect(one('access_refused')).toMatchObject({ status: 401, route: '/api/settings' })
    expect(logged('webhook_forged').map(({ route }) => route)).toEqual(['/api/webhooks/zoom', '/api/webhooks/google'])
    // Only the first of five is logged, so that repeated requests cannot fill the log.
    expect(logged('limit_reached')).toMatchObject([{ limit: 'LIMIT_CONTACT', status: 429 }])
    expect(one('request_failed')).toMatchObject({ userId, status: 500, stack: expect.any(Array) })
    expect(new Set(lines.flatMap(({ client }) => client ?? [])).size).toBe(2)
  })

  it('does not speak of what failed to happen', async () => {
    const owner = await signInOwner()
    const before = logged().length
    expect((await owner.delete('/api/forms/00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await owner.patch('/api/settings', { timezone: 'Nowhere' })).status).toBe(400)
    expect(logged()).toHaveLength(before)
  })
})
