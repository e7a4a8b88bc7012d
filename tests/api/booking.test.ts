import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import type { BookingResult } from '@/lib/booking/book'
import type { SlotDays } from '@/lib/booking/schedule'
import { type Answer, ApiClient } from '../support/api/client'
import { mailsTo, newEmail, signInOwner } from '../support/api/owner'
import { ALWAYS, createPage, dateOf, inDays, visitor } from '../support/api/pages'

const query = async <T>(statement: ReturnType<typeof sql>) => rowsOf<T>(await database().execute(statement))
const guest = new ApiClient()
const book = (slug: string, body: object, headers: Record<string, string> = {}) =>
  guest.post(`/api/schedule/${slug}/book`, body, { headers }) as unknown as Promise<Answer<BookingResult>>
const slotsOn = async (slug: string, date: string, timezone = 'UTC') => {
  const path = `/api/schedule/${slug}/slots?from=${date}&to=${date}&timezone=${timezone}`
  return ((await guest.get(path)) as unknown as Answer<SlotDays>).body
}
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

describe('the schedule of a page', () => {
  it('names its public fields and nothing else', async () => {
    const owner = await signInOwner()
    await owner.patch('/api/settings', { fullName: 'Ada Lovelace' })
    const page = await createPage(owner, { locationData: { customLocation: 'Room 1' } })
    expect((await guest.get(`/api/schedule/${page.slug}`)).body).toEqual({
      id: page.id,
      slug: page.slug,
      title: 'Intro call',
      description: '',
      duration: 30,
      location: 'custom',
      customLocation: 'Room 1',
      timezone: 'UTC',
      availabilities: ALWAYS,
      ownerName: 'Ada Lovelace',
    })
  })

  it.each(['', '/slots?from=2030-01-01&to=2030-01-02', '/conflicts?date=2030-01-01'])(
    'by id is for its owner only, active or not: %j',
    async (call) => {
      const owner = await signInOwner()
      const { id, slug } = await createPage(owner, { isActive: false })
      expect((await owner.get(`/api/schedule/${id}${call}`)).status).toBe(200)
      for (const [client, key] of [
        [guest, id],
        [await signInOwner(), id],
        [owner, slug],
        [guest, 'nothing'],
      ] as const) {
        expect(await client.get(`/api/schedule/${key}${call}`)).toMatchObject({
          status: 404,
          body: { message: 'Time slot page not found.' },
        })
      }
    },
  )
})

describe('the slots of a page', () => {
  it("stand under the visitor's dates, in the visitor's zone", async () => {
    const { slug } = await createPage(await signInOwner(), {
      availabilities: ALWAYS.map((day) => ({ ...day, startTime: '20:00', endTime: '21:00' })),
    })
    const date = dateOf(inDays(5))
    const next = dateOf(inDays(6))
    expect(await slotsOn(slug, next, 'Asia/Tokyo')).toEqual({
      timezone: 'Asia/Tokyo',
      days: [{ date: next, slots: [`${date}T20:00:00.000Z`, `${date}T20:30:00.000Z`] }],
      unchecked: [],
    })
  })

  it.each([
    'from=2030-01-02&to=2030-01-01&timezone=UTC',
    'from=2030-01-01&to=2030-04-11&timezone=UTC',
    'from=2030-02-30&to=2030-03-01&timezone=UTC',
    'from=2030-01-01&to=2030-01-01&timezone=Nowhere',
    'to=2030-01-01',
    'from=2030-01-01&from=2030-01-01&to=2030-01-02',
  ])('are refused for %s', async (search) => {
    const { slug } = await createPage(await signInOwner())
    expect((await guest.get(`/api/schedule/${slug}/slots?${search}`)).status).toBe(400)
  })

  it('may be asked for 100 days at once', async () => {
    const { slug } = await createPage(await signInOwner())
    const answer = await guest.get(`/api/schedule/${slug}/slots?from=2030-01-01&to=2030-04-10&timezone=UTC`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('are none, and their days unchecked, while a calendar cannot be read; nor can anything be booked', async () => {
    const { slug, id } = await createPage(await signInOwner())
    await query(sql`update time_slot_pages set conflict_check_calendars = '["google_x"]' where id = ${id}`)
    const date = dateOf(inDays(3))
    expect(await slotsOn(slug, date)).toEqual({ timezone: 'UTC', days: [], unchecked: [date] })
    const refused = { status: 503, body: { message: 'Availability cannot be checked right now.' } }
    expect(await guest.get(`/api/schedule/${slug}/conflicts?date=${date}`)).toMatchObject(refused)
    expect(await book(slug, visitor(inDays(3)))).toMatchObject(refused)
  })

  it('knows of a meeting that begins where the last slot of the farthest zone ends', async () => {
    const owner = await signInOwner()
    const availabilities = ALWAYS.map(({ dayOfWeek }) => ({ dayOfWeek, startTime: '23:00', endTime: '03:00' }))
    const page = await createPage(owner, { timezone: 'Pacific/Midway', duration: 120, availabilities })
    // 23:00 in Midway, when the slot begins that ends with it, is still the date before.
    const meeting = inDays(4, 12)
    const endTime = new Date(Date.parse(meeting) + 3_600_000).toISOString()
    await owner.post('/api/meetings', { title: 'Early', location: 'custom', startTime: meeting, endTime })
    const date = dateOf(inDays(3))
    const answer = await guest.get(`/api/schedule/${page.slug}/slots?from=${date}&to=${date}&timezone=Pacific/Midway`)
    const [day] = (answer.body as { days: { slots: string[] }[] }).days
    expect(day?.slots).toEqual([inDays(3, 12)])
  })
})

describe('the conflicts of a day', () => {
  it("are merged busy periods without titles, cut to the page's hours and the buffer", async () => {
    const owner = await signInOwner()
    const hours = ALWAYS.map((day) => ({ ...day, startTime: '09:00', endTime: '12:00' }))
    const { slug } = await createPage(owner, { availabilities: hours })
    const at = (time: string) => `${dateOf(inDays(5))}T${time}:00.000Z`
    for (const [startTime, endTime] of [
      [at('07:00'), at('09:30')],
      [at('09:15'), at('10:00')],
      [at('13:00'), at('14:00')],
    ]) {
      await owner.post('/api/meetings', { title: 'Private', startTime, endTime, location: 'custom' })
    }
    const answer = await guest.get(`/api/schedule/${slug}/conflicts?date=${dateOf(inDays(5))}`)
    expect(answer.body).toEqual([{ start: at('08:55'), end: at('10:00') }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

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
      },
    })
    const [day] = (await slotsOn(slug, dateOf(start))).days
    const taken = ['11:30', '12:00', '12:30'].map((time) => `${dateOf(start)}T${time}:00.000Z`)
    expect(day?.slots.filter((slot) => taken.includes(slot))).toEqual([])
    expect(day?.slots).toContain(`${dateOf(start)}T11:00:00.000Z`)
    const { meetings } = (await owner.get('/api/meetings/all?page=1')).body as { meetings: object[] }
    expect(meetings).toEqual([{ ...answer.body.meeting, undeliveredMails: 0 }])
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
    expect(answer.body).toEqual({ message, issues: [{ path, message }] })
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
    await owner.patch('/api/settings', { fullName: 'Ada "C" Lovelace' })
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

  it('that is sent again with its key is answered the first result', async () => {
    const { slug } = await createPage(await signInOwner())
    const key = { 'idempotency-key': 'key-1' }
    const first = await book(slug, visitor(inDays(3)), key)
    const again = await book(slug, visitor(inDays(3)), key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await book(slug, visitor(inDays(4)), key)).toMatchObject({ status: 409 })
    expect((await book(slug, visitor(inDays(3)))).status).toBe(409)
  })

  it('that is sent twice at once with one key is booked once and answered alike', async () => {
    const { slug } = await createPage(await signInOwner())
    const key = { 'idempotency-key': 'key-2' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => book(slug, visitor(inDays(3)), key)))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.booking.id)).size).toBe(1)
  })

  it('that comes with those of other pages, a repeat and an unknown page at one moment is answered its own', async () => {
    const [first, second] = [await createPage(await signInOwner()), await createPage(await signInOwner())]
    const key = { 'Idempotency-Key': 'a-repeat' }
    const before = await book(first.slug, visitor(inDays(5)), key)
    const answers = await Promise.all([
      book(first.slug, visitor(inDays(5)), key),
      book('nobody-has-this', visitor(inDays(5))),
      book(second.slug, visitor(inDays(5), { attendeeName: 'Sam Second' })),
      book(first.slug, visitor(inDays(5))),
      book(first.slug, visitor(inDays(6))),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 404, 201, 409, 201])
    expect(answers[0]?.body).toEqual(before.body)
    expect(answers[2]?.body.booking.attendeeName).toBe('Sam Second')
    expect(answers[4]?.body.booking.startTime).toBe(inDays(6))
  })

  it('with a key that two different requests use at once is booked for one of them', async () => {
    const { slug } = await createPage(await signInOwner())
    const key = { 'idempotency-key': 'key-3' }
    const answers = await Promise.all([3, 4, 5].map((days) => book(slug, visitor(inDays(days)), key)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })

  it('remembers only successes, for a day, and for its own page', async () => {
    const owner = await signInOwner()
    const [one, two] = [await createPage(owner), await createPage(owner)]
    const key = { 'idempotency-key': 'key-4' }
    expect((await book(one.slug, visitor(inDays(-1)), key)).status).toBe(409)
    expect((await book(one.slug, visitor(inDays(3)), key)).status).toBe(201)
    expect((await book(two.slug, visitor(inDays(4)), key)).status).toBe(201)
    await query(sql`update idempotency_keys set created_at = now() - interval '25 hours'`)
    expect((await book(one.slug, visitor(inDays(5)), key)).status).toBe(201)
  })

  it('is refused with a key of other characters', async () => {
    const { slug } = await createPage(await signInOwner())
    expect((await book(slug, visitor(inDays(3)), { 'idempotency-key': 'a b' })).status).toBe(400)
  })

  it('is shown, and its calendar file given, by the link in the mail only', async () => {
    const { slug } = await createPage(await signInOwner())
    const { body } = await book(slug, visitor(inDays(3)))
    const path = new URL(body.booking.manageUrl).pathname
    const file = await guest.get(`${path}/meeting.ics`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent('vevent') ?? undefined)
    expect(event.startDate.toJSDate().toISOString()).toBe(inDays(3))
    expect(file.text).not.toContain('METHOD')
    expect((await guest.get(`${path.slice(0, -1)}/meeting.ics`)).status).toBe(404)
  })
})

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
