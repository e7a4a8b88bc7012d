import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Booking } from '@/lib/bookings/booking'
import { expireRequests } from '@/lib/bookings/expire-requests'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { WRONG_COUNTS } from '@/tests/support/scheduling/recount'

type Result = Answer<BothInApi & { code: string }>

const guest = new ApiClient()
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const tokenOf = (manageUrl: string) => manageUrl.slice(manageUrl.lastIndexOf('/') + 1)
const slotsAt = async (slug: string, date: string) => (await slotsOn(slug, date)).days.flatMap(({ slots }) => slots)

async function askFor(fields: object = {}, at = inDays(3, 10)) {
  const owner = await signInOwner()
  const page = await createPage(owner, { approval: 'always', ...fields })
  const { status, body } = await book(page.slug, visitor(at, { attendeeEmail: newEmail() }))
  const path = `/api/bookings/${tokenOf(body.booking.manageUrl)}`
  const meeting = `/api/meetings/${body.meeting.id}`
  const decide = (deed: 'approve' | 'decline', sent?: object) =>
    owner.post(`${meeting}/${deed}`, sent) as Promise<Result>
  const read = () => guest.get(path) as Promise<Result>
  return { owner, page, at, path, meeting, decide, read, status, body, email: body.booking.attendeeEmail }
}

/** The news of its end would wait for a mail that is leaving, so those leave first. */
async function makeOverdue({ id, attendeeEmail }: Booking): Promise<void> {
  await mailsTo(attendeeEmail)
  await query(sql`update time_slot_bookings set expires_at = now() - interval '1 minute' where id = ${id}`)
}

const countOpen = async (owner: ApiClient) => (await owner.get('/api/meetings/requests')).body

async function expectCounted(pageId: string): Promise<void> {
  expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${pageId}`)).toEqual([])
}

describe('POST /api/schedule/{slug}/book', () => {
  it('writes a request on a page that asks for approval: it takes its time, and has no calendar file', async () => {
    const { owner, page, at, status, body, email } = await askFor({ approvalHours: 24 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      booking: { status: 'pending', history: [{ by: 'attendee', what: 'requested' }] },
      meeting: { status: 'pending' },
    })
    const waits = Date.parse(body.booking.expiresAt ?? '') - Date.now()
    expect(waits).toBeGreaterThan(23.9 * HOUR_MS)
    expect(waits).toBeLessThanOrEqual(24 * HOUR_MS)
    expect(await slotsAt(page.slug, dateOf(at))).not.toContain(at)
    expect((await book(page.slug, visitor(at))).status).toBe(409)
    const [mail, ...others] = await mailsTo(email)
    expect([mail?.subject, mail?.calendarFile, others.length]).toEqual([
      `Request sent: Intro call with ${owner.email.split('@')[0]}`,
      null,
      0,
    ])
    const notice = (await mailsTo(owner.email)).at(-1)
    expect([notice?.subject, notice?.calendarFile]).toEqual(['Approve or decline: Intro call with Vera Visitor', null])
    expect(notice?.text).toMatch(/\/api\/requests\/[\w-]+\?decision=approve/)
    expect(mail?.text).not.toContain('/api/requests/')
    expect(await countOpen(owner)).toEqual({ open: 1 })
  })

  it('tells its owner at once, with its links, also in an hour with too many notices for single mails', async () => {
    const { owner, email } = await askFor()
    await mailsTo(owner.email)
    await query(sql`insert into owner_mail_counts as c (user_id, notices, notices_ends_at)
      select id, 20, now() + interval '1 hour' from users where email = ${owner.email}
      on conflict (user_id) do update set notices = excluded.notices, notices_ends_at = excluded.notices_ends_at`)
    const [asked, booked] = [await createPage(owner, { approval: 'always' }), await createPage(owner)]
    for (const [day, { slug }] of [asked, booked].entries()) {
      expect((await book(slug, visitor(inDays(10 + day), { attendeeEmail: email }))).status).toBe(201)
    }
    const [first, second, ...others] = await mailsTo(owner.email)
    expect([first?.subject, second?.subject, others.length]).toEqual([
      expect.stringMatching(/^Approve or decline/),
      expect.stringMatching(/^Approve or decline/),
      0,
    ])
    expect(second?.text).toMatch(/\/api\/requests\/[\w-]+\?decision=approve/)
    await query(
      sql`update outbox set next_attempt_at = now() where held_for = 'hour' and user_id = (select id from users where email = ${owner.email})`,
    )
    expect((await mailsTo(owner.email)).at(-1)?.subject).toMatch(/^New booking/)
  })

  it('lets a request expire at its start at the latest', async () => {
    const at = later(new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString(), 120)
    const { body } = await askFor({ approvalHours: 336 }, at)
    expect(body.booking.expiresAt).toBe(at)
  })

  it('asks nobody when the owner books on their own page by its id', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { approval: 'always' })
    const { body } = (await owner.post(`/api/schedule/${page.id}/book`, visitor(inDays(3)))) as Result
    expect([body.booking.status, body.meeting.status]).toEqual(['confirmed', 'confirmed'])
    expect(body.booking.history[0]?.what).toBe('booked')
  })

  it('takes the time of a request that nobody decided in time, and tells its attendee', async () => {
    const { page, at, body, email, read } = await askFor({ limits: [{ per: 'day', max: 1 }] })
    await makeOverdue(body.booking)
    expect(await slotsAt(page.slug, dateOf(at))).toContain(at)
    expect((await book(page.slug, visitor(at))).status).toBe(201)
    expect((await read()).body.booking.status).toBe('expired')
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Not confirmed'))).toHaveLength(1)
    await expectCounted(page.id)
  })

  it('counts overdue requests in no limit', async () => {
    const { page, at, body } = await askFor({ limits: [{ per: 'day', max: 1 }] })
    const next = later(at, 120)
    expect((await book(page.slug, visitor(next))).body).toMatchObject({ code: 'limit' })
    await makeOverdue(body.booking)
    expect((await book(page.slug, visitor(next))).status).toBe(201)
    await expectCounted(page.id)
  })

  it('gives the time of an overdue request to exactly one of many', async () => {
    const { page, at, body } = await askFor()
    await makeOverdue(body.booking)
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(page.slug, visitor(at))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })
})

describe('POST /api/meetings/{id}/approve', () => {
  it('confirms, sends the attendee the file and the owner nothing', async () => {
    const { owner, decide, email } = await askFor()
    const before = (await mailsTo(owner.email)).length
    await mailsTo(email)
    const { status, body } = await decide('approve')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      booking: { status: 'confirmed', history: [{ what: 'requested' }, { by: 'owner', what: 'approved' }] },
      meeting: { status: 'confirmed' },
    })
    expect(body.booking).not.toHaveProperty('expiresAt')
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Request sent', 'Confirmed'])
    expect(mails[1]?.calendarFile).toContain('SEQUENCE:0')
    expect(mails[1]?.calendarFile).toContain('METHOD:REQUEST')
    expect(await mailsTo(owner.email)).toHaveLength(before)
    expect(await countOpen(owner)).toEqual({ open: 0 })
    expect((await decide('approve')).body).toMatchObject({ code: 'not_pending' })
    expect((await decide('decline')).body).toMatchObject({ code: 'not_pending' })
  })

  it('plans the reminders, which a request has not', async () => {
    const { decide, body } = await askFor({ reminders: [{ minutesBefore: 60, to: 'attendee' }] })
    const planned = () =>
      query(sql`select id from outbox where meeting_id = ${body.meeting.id} and template = 'booking-reminder'`)
    expect(await planned()).toEqual([])
    await decide('approve')
    expect(await planned()).toHaveLength(1)
  })

  it('drops the mail about the request that has not left yet', async () => {
    const { owner, decide, email, body } = await askFor()
    await mailsTo(email)
    await query(sql`update outbox set done_at = null, attempts = 0, next_attempt_at = now() + interval '1 hour'
      where meeting_id = ${body.meeting.id}`)
    const sent = [(await mailsTo(email)).length, (await mailsTo(owner.email)).length]
    await decide('approve')
    const left = await query<{ template: string }>(
      sql`select template from outbox where meeting_id = ${body.meeting.id}`,
    )
    expect(left.map(({ template }) => template)).toEqual(['booking-confirmation'])
    expect([(await mailsTo(email)).length, (await mailsTo(owner.email)).length]).toEqual([(sent[0] ?? 0) + 1, sent[1]])
  })

  it('is too late for an overdue request, and after the start', async () => {
    const { decide, body } = await askFor()
    await makeOverdue(body.booking)
    expect((await decide('approve')).body).toMatchObject({ code: 'not_pending' })
    await query(sql`update time_slot_bookings set start_time = now() - interval '1 minute', guard_start = now() - interval '2 hours'
      where id = ${body.booking.id}`)
    const { status, body: refused } = await decide('approve')
    expect([status, refused.code]).toEqual([409, 'past'])
  })

  it('refuses a booking that needed no approval, and is for its owner alone', async () => {
    const { decide } = await askFor({ approval: 'off' })
    expect((await decide('approve')).body).toMatchObject({ code: 'not_pending' })
    const { meeting } = await askFor()
    const other = await signInOwner()
    expect((await other.post(`${meeting}/approve`)).status).toBe(404)
    expect((await other.post(`${meeting}/decline`)).status).toBe(404)
  })

  it('lets one of many decisions at once win, whoever cancels meanwhile', async () => {
    const { decide, path, read, body, page } = await askFor({ limits: [{ per: 'day', max: 3 }] })
    const answers = await Promise.all([
      decide('approve'),
      decide('decline'),
      decide('approve'),
      decide('decline'),
      guest.post(`${path}/cancel`),
    ])
    const statuses = answers.map(({ status }) => status)
    const decided = statuses.slice(0, 4).filter((status) => status === 200)
    expect(decided.length).toBeLessThanOrEqual(1)
    expect(statuses.every((status) => [200, 204, 409].includes(status))).toBe(true)
    const { booking } = (await read()).body
    const deeds = booking.history.map(({ what }) => what).slice(1)
    expect(deeds.filter((what) => what === 'approved' || what === 'declined')).toHaveLength(decided.length)
    expect(deeds.at(-1)).toBe(
      { confirmed: 'approved', declined: 'declined', cancelled: 'cancelled' }[booking.status as 'confirmed'],
    )
    const told = await query(
      sql`select id from outbox where meeting_id = ${body.meeting.id} and template = 'booking-declined'`,
    )
    expect(told).toHaveLength(deeds.filter((what) => what === 'declined').length)
    await expectCounted(page.id)
  })

  it('and an expiry at once end in one of the two', async () => {
    const { decide, read, body } = await askFor()
    const end = Date.parse(body.booking.expiresAt ?? '')
    const [{ status }] = await Promise.all([decide('approve'), expireRequests(new Date(end + 1000))])
    const { booking } = (await read()).body
    expect(booking.status).toBe(status === 200 ? 'confirmed' : 'expired')
    expect(booking.history).toHaveLength(2)
    const told = await query(sql`select template from outbox
      where meeting_id = ${body.meeting.id} and template in ('booking-confirmation', 'booking-expired')`)
    expect(told).toHaveLength(1)
  })
})

describe('GET /api/schedule/{slug}', () => {
  it('says that its owner approves each booking, where that is so', async () => {
    const { page, owner } = await askFor()
    expect((await guest.get(`/api/schedule/${page.slug}`)).body).toMatchObject({ approval: 'always' })
    await owner.patch(`/api/time-slot-pages/${page.id}`, { approval: 'off' })
    expect((await guest.get(`/api/schedule/${page.slug}`)).body).not.toHaveProperty('approval')
  })
})

describe('POST /api/meetings/{id}/decline', () => {
  it('frees the time and the counts, and tells the attendee why', async () => {
    const { page, at, decide, email } = await askFor({ limits: [{ per: 'day', max: 1 }] })
    await mailsTo(email)
    const { status, body } = await decide('decline', { reason: 'I am away that day' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      booking: {
        status: 'declined',
        history: [{ what: 'requested' }, { by: 'owner', what: 'declined', reason: 'I am away that day' }],
      },
      meeting: { status: 'cancelled' },
    })
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toMatch(/^Declined: Intro call/)
    expect(mail?.text).toContain('I am away that day')
    expect(mail?.calendarFile).toBeNull()
    await expectCounted(page.id)
    expect((await book(page.slug, visitor(at))).status).toBe(201)
  })
})

describe('expireRequests', () => {
  it('ends what nobody decided in time, once, and leaves the rest', async () => {
    const { owner, page, body, email, read, at } = await askFor()
    const open = await book(page.slug, visitor(later(at, 120)))
    await makeOverdue(body.booking)
    await Promise.all([expireRequests(new Date()), expireRequests(new Date())])
    expect((await read()).body).toMatchObject({
      booking: { status: 'expired', history: [{ what: 'requested' }, { by: 'system', what: 'expired' }] },
      meeting: { status: 'cancelled' },
    })
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Not confirmed'))).toHaveLength(1)
    expect(await countOpen(owner)).toEqual({ open: 1 })
    expect((await owner.get(`/api/meetings/${open.body.meeting.id}`)).body).toMatchObject({ status: 'pending' })
  })
})

describe('POST /api/bookings/{token}/cancel', () => {
  it('withdraws a request: the owner is told, without a calendar file', async () => {
    const { owner, path, read, email, page, at } = await askFor()
    await mailsTo(email)
    expect((await guest.post(`${path}/cancel`, { reason: 'Found another way' })).status).toBe(204)
    expect((await read()).body.booking).toMatchObject({ status: 'cancelled' })
    for (const address of [email, owner.email]) {
      const mail = (await mailsTo(address)).at(-1)
      expect([mail?.subject.split(':')[0], mail?.calendarFile]).toEqual(['Withdrawn', null])
    }
    expect(await slotsAt(page.slug, dateOf(at))).toContain(at)
    expect(await countOpen(owner)).toEqual({ open: 0 })
  })

  it('cancels one that was approved like any booking', async () => {
    const { decide, path, email, owner } = await askFor()
    await mailsTo(email)
    await decide('approve')
    await mailsTo(email)
    await guest.post(`${path}/cancel`)
    for (const address of [email, owner.email]) {
      const mail = (await mailsTo(address)).at(-1)
      expect(mail?.subject).toMatch(/^Cancelled/)
      expect(mail?.calendarFile).toContain('METHOD:CANCEL')
    }
  })
})

describe('POST /api/bookings/{token}/move', () => {
  it('keeps a request a request, which is confirmed with the first calendar file', async () => {
    const { owner, path, decide, email, at } = await askFor()
    await mailsTo(email)
    const to = later(at, 1440)
    const moved = (await guest.post(`${path}/move`, { startTime: to })) as Result
    expect([moved.status, moved.body.booking.status, moved.body.booking.startTime]).toEqual([200, 'pending', to])
    const notice = (await mailsTo(owner.email)).at(-1)
    expect(notice?.subject).toMatch(/^New time/)
    expect(notice?.text).toContain('?decision=approve')
    expect([notice?.calendarFile, (await mailsTo(email)).at(-1)?.calendarFile]).toEqual([null, null])
    expect((await guest.get(`/b/${path.split('/').at(-1)}/meeting.ics`)).status).toBe(404)
    const { booking } = (await decide('approve')).body
    expect([booking.status, booking.startTime]).toEqual(['confirmed', to])
    expect((await mailsTo(email)).at(-1)?.calendarFile).toContain('SEQUENCE:0')
  })

  it('makes it expire at its new start at the latest', async () => {
    const { path, at } = await askFor({ approvalHours: 336 })
    const to = later(at, -1440)
    const { body } = (await guest.post(`${path}/move`, { startTime: to })) as Result
    expect(body.booking.expiresAt).toBe(to)
  })

  it('takes the time of an overdue request', async () => {
    const { owner, page, at, body } = await askFor()
    const other = await book(page.slug, visitor(later(at, 120)))
    await makeOverdue(body.booking)
    const moved = (await guest.post(`/api/bookings/${tokenOf(other.body.booking.manageUrl)}/move`, {
      startTime: at,
    })) as Result
    expect([moved.status, moved.body.booking?.startTime]).toEqual([200, at])
    await makeOverdue(other.body.booking)
    const third = await book(page.slug, visitor(later(at, 240)))
    const byOwner = (await owner.post(`/api/meetings/${third.body.meeting.id}/move`, { startTime: at })) as Result
    expect([byOwner.status, byOwner.body.booking?.startTime]).toEqual([200, at])
  })
})

describe('GET /api/meetings/all', () => {
  it('lists by status', async () => {
    const { owner, page, at, body } = await askFor()
    const declined = await book(page.slug, visitor(later(at, 120)))
    await owner.post(`/api/meetings/${declined.body.meeting.id}/decline`)
    const idsOf = async (filter: string) => {
      const answer = await owner.get(`/api/meetings/all?${filter}`)
      return (answer.body as { meetings: { id: string }[] }).meetings.map(({ id }) => id)
    }
    expect(await idsOf('status=pending')).toEqual([body.meeting.id])
    expect(await idsOf('status=pending&status=cancelled')).toEqual([declined.body.meeting.id, body.meeting.id])
    expect(await idsOf('status=confirmed')).toEqual([])
    expect((await owner.get('/api/meetings/all?status=declined')).status).toBe(400)
    expect((await owner.get('/api/meetings/next')).body).toEqual({ meetings: [] })
  })

  it('lists the bookings of one page, of its owner only', async () => {
    const { owner, page, at, body } = await askFor()
    const other = await createPage(owner)
    await book(other.slug, visitor(later(at, 120)))
    const stranger = await signInOwner()
    const idsFor = async (client: ApiClient, filter: string) => {
      const answer = await client.get(`/api/meetings/all?pageId=${page.id}${filter}`)
      return (answer.body as { meetings: { id: string }[] }).meetings.map(({ id }) => id)
    }
    expect(await idsFor(owner, '')).toEqual([body.meeting.id])
    expect(await idsFor(owner, `&from=${later(at, 10)}`)).toEqual([body.meeting.id])
    expect(await idsFor(owner, `&from=${later(at, 60)}`)).toEqual([])
    expect(await idsFor(stranger, '')).toEqual([])
    expect((await owner.get('/api/meetings/all?pageId=x')).status).toBe(400)
  })
})
