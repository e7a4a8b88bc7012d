import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MeetingDetail, MeetingPage } from '@/lib/meetings/schema'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { letTimePass, waitingMails } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

type Result = Answer<BothInApi & { code: string }>

async function makeBooking(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, fields)
  const email = newEmail()
  const { booking, meeting } = (await book(page.slug, visitor(inDays(3, 10), { attendeeEmail: email }))).body
  const path = `/api/meetings/${meeting.id}`
  const mark = (noShow: unknown) => owner.post(`${path}/no-show`, { noShow }) as Promise<Result>
  const read = async () => (await owner.get(path)).body as MeetingDetail
  /** Lets it have begun a minute ago. */
  const begin = () => letTimePass(booking, meeting, Date.parse(booking.startTime) + MINUTE_MS - Date.now())
  return { owner, email, booking, meeting, path, mark, read, begin }
}

describe('POST /api/meetings/{id}/no-show', () => {
  it('marks after the start, once, with one step of the history and no mail', async () => {
    const { owner, email, mark, begin } = await makeBooking()
    await begin()
    const mails = [(await mailsTo(email)).length, (await mailsTo(owner.email)).length]
    const marked = await mark(true)
    expect([marked.status, marked.body]).toMatchObject([
      200,
      { booking: { noShow: true, history: [{ what: 'booked' }, { by: 'owner', what: 'no_show' }] } },
    ])
    expect(marked.body.booking.history.at(-1)).not.toHaveProperty('noShow')
    expect((await mark(true)).body).toEqual(marked.body)
    expect([(await mailsTo(email)).length, (await mailsTo(owner.email)).length]).toEqual(mails)
  })

  it('takes the mark back, and the history says so', async () => {
    const { mark, begin } = await makeBooking()
    await begin()
    expect((await mark(false)).body.booking.history).toHaveLength(1)
    await mark(true)
    const { body } = await mark(false)
    expect(body.booking).toMatchObject({ noShow: false, status: 'confirmed' })
    expect(body.booking.history.slice(1)).toMatchObject([
      { by: 'owner', what: 'no_show' },
      { by: 'owner', what: 'no_show', noShow: false },
    ])
    expect((await mark(false)).body).toEqual(body)
  })

  it('adds one step for many marks at once', async () => {
    const { mark, read, begin } = await makeBooking()
    await begin()
    const answers = await Promise.all(Array.from({ length: 6 }, () => mark(true)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await read()).booking?.history.filter(({ what }) => what === 'no_show')).toHaveLength(1)
  })

  it('takes the follow-up away and brings it back while it is still to come', async () => {
    const { mark, meeting, begin } = await makeBooking({ followUp: { minutesAfter: 30, text: 'Thank you' } })
    await begin()
    expect(await waitingMails(meeting.id)).toHaveLength(1)
    await mark(true)
    expect(await waitingMails(meeting.id)).toEqual([])
    await mark(false)
    expect(await waitingMails(meeting.id)).toMatchObject([{ template: 'booking-follow-up' }])
  })

  it('is refused before the start, and unless the booking is confirmed', async () => {
    const future = await makeBooking()
    expect(await future.mark(true)).toMatchObject({ status: 409, body: { code: 'not_started' } })
    expect((await future.read()).booking).toMatchObject({ noShow: false, history: [{ what: 'booked' }] })
    await future.owner.post(`${future.path}/cancel`)
    await future.begin()
    expect(await future.mark(true)).toMatchObject({ status: 409, body: { code: 'not_confirmed' } })
    const request = await makeBooking({ approval: 'always' })
    await request.begin()
    expect(await request.mark(true)).toMatchObject({ status: 409, body: { code: 'not_confirmed' } })
  })

  it('takes a boolean from the owner alone', async () => {
    const { mark, path, begin } = await makeBooking()
    await begin()
    for (const noShow of ['true', 1, null, undefined]) expect((await mark(noShow)).status).toBe(400)
    const stranger = await signInOwner()
    expect((await stranger.post(`${path}/no-show`, { noShow: true })).status).toBe(404)
    expect((await new ApiClient().post(`${path}/no-show`, { noShow: true })).status).toBe(401)
  })
})

describe('POST /api/meetings/{id}/move', () => {
  it('refuses an owner who saw another time, and tells the present one', async () => {
    const { owner, path, booking } = await makeBooking()
    const at = (hours: number) => new Date(Date.parse(booking.startTime) + hours * HOUR_MS).toISOString()
    const move = (startTime: string, from?: string) =>
      owner.post(`${path}/move`, { startTime, from }) as Promise<Result>
    expect((await move(at(2), at(0))).status).toBe(200)
    expect(await move(at(4), at(0))).toMatchObject({ status: 409, body: { code: 'changed', startTime: at(2) } })
    expect((await move(at(2), at(0))).status).toBe(200)
    expect((await move(at(4))).status).toBe(200)
  })
})

describe('GET /api/meetings/{id}', () => {
  it('tells the whole life of a booking, without the link of its attendee', async () => {
    const { read, booking } = await makeBooking({ maxGuests: 2, reminders: [{ minutesBefore: 60, to: 'both' }] })
    const { manageUrl: _, ...facts } = booking
    const dueAt = new Date(Date.parse(booking.startTime) - HOUR_MS).toISOString()
    const planned = { mail: 'reminder', at: dueAt, state: 'planned' }
    const { booking: told } = await read()
    expect(told).toMatchObject(facts)
    expect(told).not.toHaveProperty('manageUrl')
    expect(await read()).not.toHaveProperty('hasAnswers')
    expect(told?.timedMails).toHaveLength(2)
    expect(told?.timedMails).toEqual(
      expect.arrayContaining([
        { ...planned, to: 'attendee' },
        { ...planned, to: 'owner' },
      ]),
    )
  })

  it('tells which reminders were sent and which follow', async () => {
    const { read, booking, meeting, email } = await makeBooking({
      reminders: [{ minutesBefore: 1440, to: 'attendee' }],
      followUp: { minutesAfter: 30, text: 'Thank you' },
    })
    await letTimePass(booking, meeting, Date.parse(booking.startTime) - DAY_MS + MINUTE_MS - Date.now())
    await mailsTo(email)
    expect((await read()).booking?.timedMails).toMatchObject([
      { mail: 'reminder', to: 'attendee', state: 'sent' },
      { mail: 'follow_up', to: 'attendee', state: 'planned' },
    ])
  })

  it('tells of several reminders that were due at once only the one that was sent', async () => {
    const { read, booking, meeting, email } = await makeBooking({
      reminders: [
        { minutesBefore: 2 * 1440, to: 'attendee' },
        { minutesBefore: 60, to: 'attendee' },
      ],
    })
    await letTimePass(booking, meeting, Date.parse(booking.startTime) - HOUR_MS + MINUTE_MS - Date.now())
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(1)
    expect((await read()).booking?.timedMails).toMatchObject([{ mail: 'reminder', to: 'attendee', state: 'sent' }])
  })

  it('has no booking for a meeting that nobody booked', async () => {
    const owner = await signInOwner()
    const at = inDays(3, 10)
    const fields = { title: 'Own', startTime: at, endTime: inDays(3, 11), location: 'custom' }
    const { body } = await owner.post('/api/meetings', fields)
    expect((await owner.get(`/api/meetings/${(body as { id: string }).id}`)).body).not.toHaveProperty('booking')
  })
})

describe('GET /api/meetings/all', () => {
  it('tells how each booking stands', async () => {
    const { owner, meeting, booking, mark, begin } = await makeBooking({ approval: 'always' })
    const find = async () => {
      const { meetings } = (await owner.get('/api/meetings/all')).body as MeetingPage
      return meetings.find(({ id }) => id === meeting.id)?.booking
    }
    expect(await find()).toEqual({ status: 'pending', expiresAt: booking.expiresAt, noShow: false })
    await owner.post(`/api/meetings/${meeting.id}/approve`)
    await begin()
    await mark(true)
    expect(await find()).toEqual({ status: 'confirmed', noShow: true })
    await query(sql`update time_slot_bookings set status = 'declined' where id = ${booking.id}::uuid`)
    expect(await find()).toEqual({ status: 'declined', noShow: true })
  })
})
