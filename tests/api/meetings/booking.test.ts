// @module-tag every-database
import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const countRows = async () => {
  const [counts] = await query<{
    bookings: number
    meetings: number
    mails: number
    keys: number
  }>(sql`select (select count(*)::int from time_slot_bookings) as bookings,
    (select count(*)::int from meetings) as meetings, (select count(*)::int from outbox) as mails,
    (select count(*)::int from idempotency_keys) as keys`)
  return counts
}

describe('POST /api/schedule/{slug}/book', () => {
  describe('a booking', () => {
    it('is answered with meeting and booking, and takes the slot and its buffer', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner, { locationData: { customLocation: 'Room 1' } })
      const start = inDays(3)
      const answer = await book(slug, visitor(start))
      expect(answer.status).toBe(201)
      expect(answer.body).toEqual({
        meeting: {
          id: expect.any(String),
          title: 'Intro call',
          description: '',
          startTime: start,
          endTime: start.replace('12:00', '12:30'),
          location: 'custom',
          locationData: { customLocation: 'Room 1' },
          attendees: ['vera@example.com'],
          primarySource: 'time_slot',
          source: 'time_slot',
          status: 'confirmed',
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
        booking: {
          id: expect.any(String),
          startTime: start,
          endTime: start.replace('12:00', '12:30'),
          attendeeName: 'Vera Visitor',
          attendeeEmail: 'vera@example.com',
          manageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/b\/[\w-]+$/),
          status: 'confirmed',
          duration: 30,
          guests: [],
          noShow: false,
          moves: 0,
          moveRequest: null,
          changeableUntil: { cancel: start, move: start },
          history: [{ at: answer.body.meeting.createdAt, by: 'attendee', what: 'booked' }],
        },
      })
      const [day] = (await slotsOn(slug, dateOf(start))).days
      const taken = ['11:30', '12:00', '12:30'].map((time) => `${dateOf(start)}T${time}:00.000Z`)
      expect(day?.slots.filter((slot) => taken.includes(slot))).toEqual([])
      expect(day?.slots).toContain(`${dateOf(start)}T11:00:00.000Z`)
      const { meetings } = (await owner.get('/api/meetings/all?page=1')).body as { meetings: object[] }
      const ofBooking = { attendeeName: 'Vera Visitor', booking: { status: 'confirmed', noShow: false } }
      expect(meetings).toEqual([{ ...answer.body.meeting, ...ofBooking, undeliveredMails: 0 }])
    })

    it.each([
      [{ attendeeName: ' ' }, 'attendeeName', 'Name is required'],
      [{ attendeeEmail: 'nobody' }, 'attendeeEmail', 'Invalid email address'],
      [{ startTime: '2030-02-30T12:00:00.000Z' }, 'startTime', 'Invalid date'],
      [{ userTimezone: 'Mars/Olympus' }, 'userTimezone', 'Unknown time zone'],
    ])('is refused for %j', async (fields, path, message) => {
      const { slug } = await createPage(await signInOwner())
      const answer = await book(slug, visitor(inDays(3), fields))
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ message, code: 'invalid_input', issues: [{ path, message }] })
    })

    it.each([
      ['beside the grid', inDays(3).replace('12:00', '12:10')],
      ['in the past', inDays(-1)],
      ['more than 400 days ahead', inDays(402)],
    ])('is a 409 for a start %s', async (_, start) => {
      const { slug } = await createPage(await signInOwner())
      expect(await book(slug, visitor(start))).toMatchObject({
        status: 409,
        body: { message: 'This time slot is no longer available.' },
      })
    })

    it('of a slot that is gone is a 409 and writes nothing, also on another page of the owner', async () => {
      const owner = await signInOwner()
      const [one, two] = [await createPage(owner), await createPage(owner, { duration: 10 })]
      await book(one.slug, visitor(inDays(3)))
      const before = await countRows()
      for (const [slug, time] of [
        [one.slug, '12:00'],
        [two.slug, '11:50'],
        [two.slug, '12:30'],
      ] as const) {
        expect((await book(slug, visitor(inDays(3).replace('12:00', time)))).status).toBe(409)
      }
      expect(await countRows()).toEqual(before)
      expect((await book(two.slug, visitor(inDays(3).replace('12:00', '11:40')))).status).toBe(201)
    })

    it('that lost the race in the database writes nothing at all', async () => {
      const { slug } = await createPage(await signInOwner())
      const before = await countRows()
      const answers = await Promise.all(Array.from({ length: 8 }, () => book(slug, visitor(inDays(3)))))
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)])
      expect(await countRows()).toEqual({
        bookings: Number(before?.bookings) + 1,
        meetings: Number(before?.meetings) + 1,
        mails: Number(before?.mails) + 2,
        keys: before?.keys,
      })
    })

    it("is told to attendee and owner, each in a mail with one event and both people's time", async () => {
      const owner = await signInOwner()
      await saveSettings(owner, { fullName: 'Ada "C" Lovelace' })
      const { slug } = await createPage(owner, { timezone: 'Europe/Istanbul' })
      const attendeeEmail = newEmail('vera')
      const start = inDays(3)
      const { body } = await book(slug, visitor(start, { attendeeEmail }))
      const [toAttendee] = await mailsTo(attendeeEmail)
      const toOwner = (await mailsTo(owner.email)).at(-1)
      expect(toAttendee).toMatchObject({ replyTo: owner.email, subject: "Confirmed: Intro call with Ada 'C' Lovelace" })
      expect(toAttendee?.fromAddress).toContain("Ada 'C' Lovelace <")
      expect(toAttendee?.text).toContain(body.booking.manageUrl)
      expect(toOwner).toMatchObject({ replyTo: attendeeEmail, subject: 'New booking: Intro call with Vera Visitor' })
      expect(toOwner?.text).not.toContain('/b/')
      for (const mail of [toAttendee, toOwner]) {
        expect(mail?.text.replace(/\s+/g, ' ')).toMatch(/15:00–15:30, \(GMT\+03:00\) Istanbul/)
        expect(mail?.text).toMatch(/New York/)
        const calendar = new ICAL.Component(ICAL.parse(mail?.calendarFile ?? ''))
        const [event, ...others] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
        expect(others).toEqual([])
        expect(event?.startDate.toJSDate().toISOString()).toBe(start)
        expect(event?.uid).toBe(`${body.meeting.id}@localhost`)
      }
    })

    it('is shown, and its calendar file given, by the link in the mail only', async () => {
      const { slug } = await createPage(await signInOwner())
      const { body } = await book(slug, visitor(inDays(3)))
      const path = new URL(body.booking.manageUrl).pathname
      const file = await guest.get(`${path}/meeting.ics`)
      expect(file.headers.get('content-type')).toContain('text/calendar')
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent('vevent') ?? undefined,
      )
      expect(event.startDate.toJSDate().toISOString()).toBe(inDays(3))
      expect(file.text).not.toContain('METHOD')
      expect((await guest.get(`${path.slice(0, -1)}/meeting.ics`)).status).toBe(404)
    })
  })
})

describe('meetings in the database', () => {
  describe('the database', () => {
    it.each([
      sql`insert into meetings (user_id, title, start_time, end_time) select id, 'x', now(), now() from users limit 1`,
      sql`insert into time_slot_pages (user_id, slug, title, duration) select id, 'zero', 'x', 0 from users limit 1`,
      sql`insert into time_slot_pages (user_id, slug, title, duration) select id, 'long', 'x', 1441 from users limit 1`,
      sql`insert into time_slot_availabilities (page_id, day_of_week, start_time, end_time)
      select id, 7, '09:00', '10:00' from time_slot_pages limit 1`,
      sql`insert into users (email, username) select upper(email::text), 'other' from users limit 1`,
      sql`insert into time_slot_pages (user_id, slug, title) select user_id, slug, 'x' from time_slot_pages limit 1`,
      sql`insert into meetings (user_id, title, start_time, end_time)
      values (gen_random_uuid(), 'x', now(), now() + interval '1 hour')`,
      sql`insert into time_slot_bookings (user_id, start_time, end_time, guard_end, attendee_name, attendee_email)
      select user_id, start_time + interval '34 minutes', end_time + interval '34 minutes',
        guard_end + interval '34 minutes', 'x', 'x' from time_slot_bookings limit 1`,
    ])('refuses by itself what no code should write (%#)', async (statement) => {
      await createPage(await signInOwner()).then(({ slug }) => book(slug, visitor(inDays(3))))
      await expect(database().execute(statement)).rejects.toThrow()
    })
  })
})
