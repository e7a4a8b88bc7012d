import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { expireRequests } from '@/lib/bookings/expire-requests'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { HOUR_MS } from '@/lib/scheduling/units'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { WRONG_COUNTS } from '@/tests/support/scheduling/recount'

type Result = Answer<BothInApi & { code: string }>

const guest = new ApiClient()
const [AT, WANTED, OTHER] = [inDays(3, 10), inDays(4, 10), inDays(5, 10)]
const freeAt = async (slug: string, at: string) =>
  (await slotsOn(slug, dateOf(at))).days.flatMap(({ slots }) => slots).includes(at)

/** A booking that its owner has approved. */
async function approved(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, { approval: 'always', ...fields })
  const { body } = await book(page.slug, visitor(AT, { attendeeEmail: newEmail() }))
  const token = body.booking.manageUrl.split('/').at(-1)
  const meeting = `/api/meetings/${body.meeting.id}`
  const owns = (deed: string, sent?: object) => owner.post(`${meeting}/${deed}`, sent) as Promise<Result>
  expect((await owns('approve')).status).toBe(200)
  const path = `/api/bookings/${token}`
  const move = (startTime: string, more: object = {}) =>
    guest.post(`${path}/move`, { startTime, ...more }) as Promise<Result>
  const read = () => guest.get(path) as Promise<Result>
  const { id, attendeeEmail: email } = body.booking
  const subjects = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject.split(':')[0])
  await mailsTo(email)
  return { owner, page, id, token, meeting, owns, path, move, read, email, subjects }
}

const makeOverdue = (id: string) =>
  query(sql`update time_slot_bookings set expires_at = now() - interval '1 minute' where move_of = ${id}::uuid`)

async function expectCounted(pageId: string): Promise<void> {
  expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${pageId}`)).toEqual([])
}

describe('POST /api/bookings/{token}/move', () => {
  it('asks on a page with approval: the booking keeps its time, and both times are taken', async () => {
    const { owner, page, move, read, email, subjects } = await approved({ approvalHours: 24 })
    const { status, body } = await move(WANTED, { reason: 'Too early' })
    expect(status).toBe(200)
    expect(body.booking).toMatchObject({ startTime: AT, status: 'confirmed', moves: 0 })
    expect(body.booking.moveRequest).toMatchObject({
      startTime: WANTED,
      endTime: inDays(4, 10).replace(':00:', ':30:'),
    })
    const waits = Date.parse(body.booking.moveRequest?.expiresAt ?? '') - Date.now()
    expect(waits / HOUR_MS).toBeCloseTo(24, 1)
    expect(body.meeting).toMatchObject({ startTime: AT, status: 'confirmed' })
    expect((await read()).body.booking).toEqual(body.booking)
    expect(body.booking.history.at(-1)).toMatchObject({
      by: 'attendee',
      what: 'move_requested',
      from: AT,
      to: WANTED,
      reason: 'Too early',
    })
    for (const at of [AT, WANTED]) {
      expect(await freeAt(page.slug, at)).toBe(false)
      expect(await book(page.slug, visitor(at))).toMatchObject({ status: 409 })
    }
    const notice = (await mailsTo(owner.email)).at(-1)
    expect([notice?.subject, notice?.calendarFile]).toEqual([
      'Approve or decline a new time: Intro call with Vera Visitor',
      null,
    ])
    expect(notice?.text).toContain('Too early')
    expect(notice?.text).toMatch(/\/api\/requests\/[\w-]+\?decision=approve/)
    expect((await subjects(email)).at(-1)).toBe('New time requested')
    expect((await mailsTo(email)).at(-1)?.calendarFile).toBeNull()
    expect((await owner.get('/api/meetings/requests')).body).toEqual({ open: 1 })
  })

  it('replaces what was asked for, asks once for the same time, and takes it back with the present one', async () => {
    const { page, move } = await approved({ limits: [{ per: 'day', max: 1 }] })
    await move(WANTED)
    const again = await move(WANTED)
    expect(again.body.booking.history.filter(({ what }) => what === 'move_requested')).toHaveLength(1)
    expect((await move(OTHER)).body.booking.moveRequest).toMatchObject({ startTime: OTHER })
    expect(await freeAt(page.slug, WANTED)).toBe(true)
    expect(await freeAt(page.slug, OTHER)).toBe(false)
    await expectCounted(page.id)
    expect((await move(AT)).body.booking).toMatchObject({ startTime: AT, moveRequest: null })
    expect(await freeAt(page.slug, OTHER)).toBe(true)
    await expectCounted(page.id)
  })

  it('asks for a time that overlaps its own, and within the limit of its day', async () => {
    const { page, move } = await approved({ limits: [{ per: 'day', max: 1 }], step: 15 })
    const near = inDays(3, 10).replace(':00:', ':15:')
    expect((await move(near)).body.booking.moveRequest).toMatchObject({ startTime: near })
    await expectCounted(page.id)
  })

  it('is judged as a move: taken, over a limit, and beyond the moves that are allowed', async () => {
    const { page, move, owns } = await approved({ limits: [{ per: 'day', max: 1 }], maxMoves: 1 })
    const open = await approved()
    await book(open.page.slug, visitor(OTHER))
    expect(await open.move(OTHER)).toMatchObject({ status: 409, body: { code: 'taken' } })
    await book(page.slug, visitor(OTHER))
    expect(await move(inDays(5, 14))).toMatchObject({ status: 409, body: { code: 'limit' } })
    await move(WANTED)
    await move(inDays(6, 10))
    expect((await owns('approve')).status).toBe(200)
    expect(await move(WANTED)).toMatchObject({ status: 409, body: { code: 'moves_used' } })
    await expectCounted(page.id)
  })

  it('moves at once where the page asks for no approval any more, and ends what was asked for', async () => {
    const { owner, page, move } = await approved()
    await move(WANTED)
    await owner.patch(`/api/time-slot-pages/${page.id}`, { approval: 'off' })
    expect((await move(OTHER)).body.booking).toMatchObject({ startTime: OTHER, moveRequest: null })
    expect(await freeAt(page.slug, WANTED)).toBe(true)
  })

  it('lets one of many have a time that is asked for', async () => {
    const { page, move } = await approved()
    const answers = await Promise.all([move(WANTED), ...[1, 2, 3, 4].map(() => book(page.slug, visitor(WANTED)))])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })
})

describe('POST /api/meetings/{id}/approve', () => {
  it('makes the move: one SEQUENCE more, the mails of a move, and the old time free', async () => {
    const { owner, page, move, owns, email } = await approved({ limits: [{ per: 'day', max: 1 }] })
    await move(WANTED, { reason: 'Too early' })
    await mailsTo(email)
    const { status, body } = await owns('approve')
    expect(status).toBe(200)
    expect(body.booking).toMatchObject({ startTime: WANTED, status: 'confirmed', moves: 1, moveRequest: null })
    expect(body.meeting.startTime).toBe(WANTED)
    expect(body.booking.history.slice(-2)).toMatchObject([
      { by: 'attendee', what: 'moved', from: AT, to: WANTED, reason: 'Too early' },
      { by: 'owner', what: 'approved' },
    ])
    expect(await freeAt(page.slug, AT)).toBe(true)
    expect(await freeAt(page.slug, WANTED)).toBe(false)
    await expectCounted(page.id)
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toMatch(/^New time: /)
    expect(mail?.calendarFile).toContain('SEQUENCE:1')
    expect((await mailsTo(owner.email)).at(-1)?.subject).toMatch(/^New time: /)
    expect(await owns('approve')).toMatchObject({ status: 409, body: { code: 'not_pending' } })
  })

  it('tells endpoints of the request and of the move', async () => {
    const { owner, move, owns } = await approved()
    const { body: endpoint } = (await owner.post('/api/webhook-endpoints', {
      url: 'https://hooks.example.com/in',
      events: ['booking.requested', 'booking.moved'],
    })) as Answer<{ id: string }>
    await move(WANTED)
    await owns('approve')
    const events = await query<{ type: string; data: { booking: BothInApi['booking'] } }>(sql`
      select e.type, e.data from webhook_events e join webhook_deliveries d on d.event_id = e.id
      where d.endpoint_id = ${endpoint.id}::uuid order by e.created_at`)
    expect(events.map(({ type }) => type)).toEqual(['booking.requested', 'booking.moved'])
    expect(events[0]?.data.booking).toMatchObject({ startTime: AT, moveRequest: { startTime: WANTED } })
    expect(events[1]?.data.booking).toMatchObject({ startTime: WANTED, moveRequest: null })
  })
})

describe('POST /api/meetings/{id}/decline', () => {
  it('keeps the time, frees the other one, and tells the attendee why', async () => {
    const { page, move, owns, email } = await approved({ limits: [{ per: 'day', max: 1 }] })
    await move(WANTED)
    await mailsTo(email)
    const { status, body } = await owns('decline', { reason: 'On a train' })
    expect(status).toBe(200)
    expect(body.booking).toMatchObject({ startTime: AT, status: 'confirmed', moveRequest: null })
    expect(body.booking.history.at(-1)).toMatchObject({ by: 'owner', what: 'move_declined', reason: 'On a train' })
    expect(await freeAt(page.slug, WANTED)).toBe(true)
    expect(await freeAt(page.slug, AT)).toBe(false)
    await expectCounted(page.id)
    const mail = (await mailsTo(email)).at(-1)
    expect([mail?.subject.split(':')[0], mail?.calendarFile]).toEqual(['Time stays', null])
    expect(mail?.text).toContain('On a train')
  })
})

describe('GET /api/requests/{token}', () => {
  it('shows a request to move, and its form decides it', async () => {
    const { owner, move, read } = await approved()
    await move(WANTED)
    const [link = ''] =
      /\/api\/requests\/[\w-]+\?decision=approve/.exec((await mailsTo(owner.email)).at(-1)?.text ?? '') ?? []
    const page = await guest.get(link)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Approve this new time?')
    expect((await read()).body.booking.startTime).toBe(AT)
    const fields = new URLSearchParams({ decision: 'approve', startTime: WANTED })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await guest.send('POST', link, { raw: fields.toString(), headers })).status).toBe(303)
    expect((await read()).body.booking).toMatchObject({ startTime: WANTED, moveRequest: null })
  })
})

describe('expireRequests', () => {
  it('ends a request to move that nobody decided in time, once, and keeps the time', async () => {
    const { page, id, move, read, owns, email } = await approved()
    await move(WANTED)
    await mailsTo(email)
    await makeOverdue(id)
    expect((await read()).body.booking.moveRequest).toBeNull()
    expect(await freeAt(page.slug, WANTED)).toBe(true)
    expect(await owns('approve')).toMatchObject({ status: 409, body: { code: 'not_pending' } })
    await Promise.all([expireRequests(new Date()), expireRequests(new Date())])
    const { booking } = (await read()).body
    expect(booking).toMatchObject({ startTime: AT, status: 'confirmed' })
    expect(booking.history.filter(({ what }) => what === 'move_expired')).toMatchObject([{ by: 'system', to: WANTED }])
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Time stays'))).toHaveLength(1)
  })

  it('gives its time to who books it before', async () => {
    const { page, id, move, read } = await approved({ limits: [{ per: 'day', max: 1 }] })
    await move(WANTED)
    await makeOverdue(id)
    expect((await book(page.slug, visitor(WANTED))).status).toBe(201)
    expect((await read()).body.booking.history.at(-1)?.what).toBe('move_expired')
    await expectCounted(page.id)
  })
})

describe('a request to move', () => {
  it.each([
    ['cancelling', (one: Awaited<ReturnType<typeof approved>>) => guest.post(`${one.path}/cancel`, {})],
    ["the owner's own move", (one: Awaited<ReturnType<typeof approved>>) => one.owns('move', { startTime: OTHER })],
    ["the owner's cancelling", (one: Awaited<ReturnType<typeof approved>>) => one.owns('cancel')],
  ])('ends with %s, which needs no approval', async (_name, end) => {
    const one = await approved({ limits: [{ per: 'day', max: 1 }] })
    await one.move(WANTED)
    expect((await end(one)).status).toBeLessThan(300)
    expect((await one.read()).body.booking.moveRequest).toBeNull()
    expect(await freeAt(one.page.slug, WANTED)).toBe(true)
    await expectCounted(one.page.id)
  })

  it('is moved to by its owner: the move is made', async () => {
    const { page, move, owns } = await approved()
    await move(WANTED)
    expect((await owns('move', { startTime: WANTED })).body.booking).toMatchObject({
      startTime: WANTED,
      moveRequest: null,
    })
    expect(await freeAt(page.slug, AT)).toBe(true)
  })

  it('is in no list and no export, and is no booking to come', async () => {
    const { owner, page, move } = await approved()
    await move(WANTED)
    expect((await owner.get('/api/meetings/all?page=1')).body).toMatchObject({ total: 1 })
    expect((await owner.get(`/api/time-slot-pages/${page.id}/future-bookings`)).body).toEqual({ count: 1 })
  })
})
