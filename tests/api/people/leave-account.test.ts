import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { findBookingByToken } from '@/lib/meetings/server/booking/manage'
import type { TimeRequests } from '@/lib/meetings/time-request-schemas'
import { continueLeaving } from '@/lib/people/server/leave-account'
import { continueErasures, eraseAgain } from '@/lib/people/server/restored'
import { DAY_MS } from '@/lib/scheduling/units'
import { middleware } from '@/middleware'
import { ApiClient } from '@/tests/support/api/client'
import { connectedOwner } from '@/tests/support/api/events'
import { loginLink, mailsTo, newEmail, signInByMail, signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { insertFile } from '@/tests/support/factories/files'
import { createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { WITH_OTHER_TIMES } from '@/tests/support/factories/time-requests'
import { expectLoggedError, logged } from '@/tests/support/log'
import { createEndpoint } from '@/tests/support/webhooks/endpoints'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-left-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)
beforeEach(() => fakes.reset())
afterAll(async () => {
  await fakes.stop()
  await rm(folder, { recursive: true, force: true })
})

const guest = new ApiClient()
type Owner = Awaited<ReturnType<typeof signInOwner>>

const leave = (owner: ApiClient, confirm: unknown) => owner.send('DELETE', '/api/account', { body: { confirm } })
const idOf = async (owner: ApiClient) => ((await owner.get('/api/user')).body as { id: string }).id
const afterGrace = () => new Date(Date.now() + 7 * DAY_MS + 60_000)

/** An account with something of everything. */
async function furnished(owner: Owner) {
  const email = newEmail('vera')
  const { form, ids } = await createFormWith(owner, 'text')
  const page = await createPage(owner, {})
  const booked = await createBooking(guest, page.slug, visitor(inDays(3), { attendeeEmail: email }))
  const responseId = await createResponse(guest, form.slug, { [ids[0]]: 'Tea' }, { respondentEmail: email })
  await insertFile({ formId: form.id, questionId: ids[0], responseId })
  await createMeeting(owner, { startTime: inDays(5), endTime: inDays(6) })
  const { body } = await owner.post('/api/keys', { name: 'Kit', scopes: ['pages:read'] })
  return { email, form, page, booked, key: (body as { key: string }).key }
}

describe('DELETE /api/account', () => {
  it('ends the session, closes pages and forms, and shuts out keys', async () => {
    const owner = await signInOwner()
    const { form, page, key } = await furnished(owner)
    const before = Date.now()
    const { status, body } = await leave(owner, ` ${owner.email.toUpperCase()} `)
    expect(status).toBe(200)
    const days = (Date.parse((body as { deleteAt: string }).deleteAt) - before) / DAY_MS
    expect(days).toBeGreaterThanOrEqual(7)
    expect(days).toBeLessThan(7.01)
    expect((await owner.get('/api/user')).status).toBe(401)
    expect((await guest.get(`/api/schedule/${page.slug}`)).status).toBe(404)
    expect((await guest.post(`/api/schedule/${page.slug}/book`, visitor(inDays(4)))).status).toBe(404)
    expect((await guest.get(`/api/public/forms/${form.slug}`)).status).toBe(404)
    expect((await guest.post(`/api/public/forms/${form.slug}/submit`, { responses: {} })).status).toBe(404)
    const headers = { authorization: `Bearer ${key}` }
    expect((await new ApiClient().get('/api/v1/time-slot-pages', { headers })).status).toBe(401)
  })

  it('shows their bookings without the page on which to book again, and answers 404 once these are gone', async () => {
    const owner = await signInOwner()
    const { booked, email } = await furnished(owner)
    const token = booked.booking.manageUrl.split('/').at(-1) ?? ''
    const statusOf = async () => (await middleware(new NextRequest(`http://localhost:3000/b/${token}`))).status
    expect(await findBookingByToken(token)).toMatchObject({ hasOpenPage: true })
    await leave(owner, owner.email)
    expect(await findBookingByToken(token)).toMatchObject({ hasOpenPage: false, slug: null })
    expect(await statusOf()).toBe(200)
    // The account stays until its people are told.
    await mailsTo(email)
    await continueLeaving(afterGrace())
    expect(await findBookingByToken(token)).toBeNull()
    expect(await statusOf()).toBe(404)
  })

  it('tells the people of bookings to come, without an offer to book again, and not the owner', async () => {
    const owner = await signInOwner()
    const { email, page } = await furnished(owner)
    await mailsTo(email)
    const before = (await mailsTo(owner.email)).length
    await leave(owner, owner.email)
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toMatch(/^Cancelled: /)
    expect(mail?.text).not.toContain(page.slug)
    expect(await mailsTo(owner.email)).toHaveLength(before)
  })

  it('tells guests whose request for another time is undecided that it has ended', async () => {
    const owner = await signInOwner()
    const email = newEmail('vera')
    const page = await createPage(owner, WITH_OTHER_TIMES)
    const asked = { ...visitor(inDays(3), { attendeeEmail: email }), startTimes: [inDays(3, 18)] }
    const chooser = newEmail('zoe')
    for (const attendeeEmail of [email, chooser]) {
      expect((await guest.post(`/api/schedule/${page.slug}/other-times`, { ...asked, attendeeEmail })).status).toBe(201)
    }
    const { requests } = (await owner.get('/api/time-requests')).body as TimeRequests
    const path = `/api/time-requests/${requests.find(({ attendeeEmail }) => attendeeEmail === chooser)?.id}`
    const { times } = (await owner.get(`${path}/suggestions`)).body as { times: string[] }
    expect((await owner.post(`${path}/suggest`, { startTimes: times })).status).toBe(200)
    expect((await leave(owner, owner.email)).body).toMatchObject({ people: 2 })
    const told = async (to: string) =>
      (await mailsTo(to)).filter(({ subject }) => subject.startsWith('Request closed: ')).length
    expect([await told(email), await told(chooser)]).toEqual([1, 1])
    await continueLeaving(new Date())
    expect([await told(email), await told(chooser)]).toEqual([1, 1])
  })

  it('takes the events of these bookings out of calendars, then gives the access back', async () => {
    const { owner } = await connectedOwner(fakes, 'google')
    const id = await idOf(owner)
    const page = await createPage(owner, { location: 'google_meet' })
    await createBooking(guest, page.slug, visitor(inDays(3), { attendeeEmail: newEmail('vera') }))
    expect(fakes.google.events()).toHaveLength(1)
    await leave(owner, owner.email)
    await vi.waitFor(async () => {
      expect(fakes.google.events()).toEqual([])
      expect(await query(sql`select id from integrations where user_id = ${id}::uuid`)).toEqual([])
    })
  })

  it.each(['', 'somebody@example.com', 7, undefined])('answers 400 to %j and changes nothing', async (confirm) => {
    const owner = await signInOwner()
    expect(await leave(owner, confirm)).toMatchObject({ status: 400, body: { issues: [{ path: 'confirm' }] } })
    expect((await owner.get('/api/user')).status).toBe(200)
  })

  it('is open to somebody who has not accepted the terms, and to nobody without a session', async () => {
    const client = await signInNewcomer()
    expect((await leave(client, client.email)).status).toBe(200)
    expect((await leave(new ApiClient(), client.email)).status).toBe(401)
  })
})

describe('signing in during the grace', () => {
  it('keeps the account: pages are open again, and what was cancelled stays so', async () => {
    const owner = await signInOwner()
    const { page, form, booked } = await furnished(owner)
    await leave(owner, owner.email)
    const again = new ApiClient()
    await again.post('/api/auth/send-magic-link', { email: owner.email })
    const answer = await again.get(await loginLink(owner.email))
    expect(answer.headers.get('location')).toContain('/settings?kept=1')
    expect((await guest.get(`/api/schedule/${page.slug}`)).status).toBe(200)
    expect((await guest.get(`/api/public/forms/${form.slug}`)).status).toBe(200)
    expect((await again.get(`/api/meetings/${booked.meeting.id}`)).body).toMatchObject({ status: 'cancelled' })
    const id = await idOf(again)
    await continueLeaving(afterGrace(), undefined, id)
    expect((await again.get('/api/user')).status).toBe(200)
  })
})

describe('continueLeaving', () => {
  it('deletes nothing before the grace is over, then everything, and reserves the addresses', async () => {
    const owner = await signInOwner()
    const { page, form } = await furnished(owner)
    await createEndpoint(owner, 'https://hooks.invalid/kit')
    const id = await idOf(owner)
    await leave(owner, owner.email)
    await mailsTo(owner.email)
    await continueLeaving(new Date(Date.now() + 6.9 * DAY_MS), undefined, id)
    expect(await query(sql`select id from users where id = ${id}::uuid`)).toHaveLength(1)
    await continueLeaving(afterGrace(), undefined, id)
    // Its addresses stay reserved, and its files are swept.
    for (const text of [id, owner.email, page.id, form.id]) expect(await findText(text, ['retired_paths'])).toEqual([])
    const paths = await query<{ path: string }>(
      sql`select path from retired_paths where user_id = ${id}::uuid order by 1`,
    )
    expect(paths.map(({ path }) => path)).toEqual([`form/${form.slug}`, page.slug].sort())
    expect(
      (await (await signInOwner()).post('/api/time-slot-pages', { title: 'Kit', timezone: 'UTC', slug: page.slug }))
        .status,
    ).toBe(409)
    // The address is free for a new account.
    expect(await idOf(await signInByMail(owner.email))).not.toBe(id)
  })

  it('cancels what a process left that died after its first write', async () => {
    const owner = await signInOwner()
    const { booked } = await furnished(owner)
    const id = await idOf(owner)
    await query(sql`update users set delete_at = now() + interval '7 days' where id = ${id}::uuid`)
    await continueLeaving(new Date(), undefined, id)
    const [row] = await query(sql`select status from time_slot_bookings where id = ${booked.booking.id}::uuid`)
    expect(row).toEqual({ status: 'cancelled' })
  })

  it('leaves the accounts of others', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    const theirs = await furnished(other)
    await leave(owner, owner.email)
    await continueLeaving(afterGrace())
    expect((await other.get(`/api/meetings/${theirs.booked.meeting.id}`)).body).toMatchObject({ status: 'confirmed' })
  })
})

describe('the access to providers', () => {
  const revoked = (provider: string) =>
    fakes.requests.filter(
      ({ method, path }) => method === 'POST' && path.startsWith(`/${provider}/`) && path.includes('revoke'),
    )

  it('is given back by HTTP once the account leaves, and not asked for again when the grace is over', async () => {
    const { owner } = await connectedOwner(fakes, 'google', 'microsoft', 'zoom')
    const id = await idOf(owner)
    await leave(owner, owner.email)
    await continueLeaving(afterGrace(), undefined, id)
    // The pass that the request started may be the one that revokes.
    await vi.waitFor(() => {
      for (const provider of ['google', 'zoom'] as const) {
        expect(revoked(provider).map(({ status }) => status)).toContain(200)
        expect(fakes[provider].authority.living()).toBe(0)
      }
    })
    expect(revoked('microsoft')).toEqual([])
    expect(await query(sql`select id from users where id = ${id}::uuid`)).toEqual([])
    expect(logged('grant_not_revoked')).toEqual([])
  })

  it('is given back once by two passes at the same time', async () => {
    const { owner } = await connectedOwner(fakes, 'zoom')
    const id = await idOf(owner)
    await query(sql`update users set delete_at = now() + interval '7 days' where id = ${id}::uuid`)
    const before = revoked('zoom').length
    await Promise.all([1, 2, 3].map(() => continueLeaving(new Date(), undefined, id)))
    expect(await query(sql`select id from integrations where user_id = ${id}::uuid`)).toEqual([])
    // One pass revokes its two tokens.
    expect(revoked('zoom').length).toBe(before + 2)
  })

  it('holds no deletion up when a provider does not take it back, and the log tells of it', async () => {
    const { owner, zoom } = await connectedOwner(fakes, 'google', 'zoom')
    const id = await idOf(owner)
    fakes.fail({ provider: 'zoom', call: 'oauth.revoke', kind: 'server-error', times: 4 })
    await leave(owner, owner.email)
    await continueLeaving(afterGrace(), undefined, id)
    expect(await query(sql`select id from users where id = ${id}::uuid`)).toEqual([])
    expect(await query(sql`select id from integrations where id = ${zoom}::uuid`)).toEqual([])
    await vi.waitFor(() => expect(fakes.google.authority.living()).toBe(0))
    await vi.waitFor(() => expect(logged('grant_not_revoked')).toMatchObject([{ target: zoom, provider: 'zoom' }]))
  })
})

describe('the list beside the database', () => {
  it('gets the id of an account that was deleted while the storage was away', async () => {
    const owner = await signInOwner()
    const id = await idOf(owner)
    await leave(owner, owner.email)
    await rm(`${folder}/erased`, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/erased`, '')
    await continueLeaving(afterGrace(), undefined, id)
    expectLoggedError()
    await rm(`${folder}/erased`)
    await continueErasures(new Date(), () => false)
    expect(await readFile(`${folder}/erased/people.jsonl`, 'utf8')).toContain(id)
  })
})

describe('eraseAgain', () => {
  it('deletes an account again that a restored backup has brought back', async () => {
    const owner = await signInOwner()
    const id = await idOf(owner)
    const [row] = await query<{ username: string }>(sql`select username from users where id = ${id}::uuid`)
    await leave(owner, owner.email)
    await continueLeaving(afterGrace(), undefined, id)
    expect(await readFile(`${folder}/erased/people.jsonl`, 'utf8')).toContain(id)
    await query(sql`insert into users (id, email, username) values (${id}::uuid, ${owner.email}, ${row?.username})`)
    await eraseAgain(new Date(Date.now() + 8 * DAY_MS))
    expect(await query(sql`select id from users where id = ${id}::uuid`)).toEqual([])
  })
})
