import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { timeSlotBookings, timeSlotPages } from '@/db/schema'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { createBooking } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const slot = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime })
const page = { title: 'Intro', timezone: 'Europe/Istanbul' }

describe('POST /api/time-slot-pages', () => {
  it('fills in the defaults and a slug of five characters', async () => {
    const owner = await signInOwner()
    const answer = await owner.post('/api/time-slot-pages', { title: ' Intro call ', timezone: 'Europe/Istanbul' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      slug: expect.stringMatching(/^[a-z0-9]{5}$/),
      title: 'Intro call',
      description: '',
      duration: 30,
      durations: [30],
      step: null,
      align: 'window',
      bufferBefore: 5,
      bufferAfter: 5,
      minimumNotice: 0,
      bookingWindow: null,
      limits: [],
      dates: [],
      lockTimezone: false,
      cancelNotice: 0,
      moveNotice: 0,
      maxMoves: null,
      approval: 'off',
      approvalHours: 48,
      reminders: [],
      followUp: null,
      maxGuests: 0,
      requireEmailCheck: false,
      acceptsOtherTimes: false,
      visibility: 'public',
      mailTexts: {},
      mailWords: {},
      location: 'custom',
      locationData: {},
      timezone: 'Europe/Istanbul',
      availabilities: [],
      conflictCheckCalendars: [],
      targetCalendars: [],
      formId: null,
      retentionDays: null,
      isActive: true,
      showOnProfile: false,
      textLanguage: null,
      translations: {},
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/\.\d{3}Z$/),
    })
  })

  it.each([
    [{ ...page, title: '  ' }, 'title', 'Required'],
    [{ title: 'x' }, 'timezone', 'Timezone is required'],
    [{ ...page, timezone: 'Mars/Olympus' }, 'timezone', 'Unknown time zone'],
    [{ ...page, duration: 0 }, 'duration', 'Duration must be at least 1 minute'],
    [{ ...page, duration: 1441 }, 'duration', 'Duration must be at most 1440 minutes'],
    [{ ...page, duration: 'x' }, 'duration', 'Invalid input'],
    [{ ...page, availabilities: [slot(1, '9:00', '10:00')] }, 'availabilities.0.startTime', 'Invalid time format'],
    [{ ...page, availabilities: [slot(1, '09:00', '24:00')] }, 'availabilities.0.endTime', 'Invalid time format'],
    [
      { ...page, availabilities: [slot(1, '09:00', '09:00')] },
      'availabilities.0.endTime',
      'End time must be after start time',
    ],
    [
      { ...page, availabilities: [slot(1, '09:00', '10:00'), slot(1, '09:30', '11:00')] },
      'availabilities.1.startTime',
      'This time slot overlaps with an existing slot',
    ],
    [
      { ...page, availabilities: [slot(0, '00:30', '02:00'), slot(6, '22:00', '01:00')] },
      expect.stringMatching(/^availabilities\.\d\.startTime$/),
      'This time slot overlaps with an existing slot',
    ],
    [{ ...page, slug: 'settings' }, 'slug', 'This slug is reserved'],
    [{ ...page, slug: 'No spaces' }, 'slug', 'Slug must be 3 to 64 of a-z, 0-9 and -'],
  ])('refuses %j', async (input, path, message) => {
    const owner = await signInOwner()
    const answer = await owner.post('/api/time-slot-pages', input)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message, code: 'invalid_input', issues: [{ path, message }] })
    expect((await owner.get('/api/time-slot-pages')).body).toEqual([])
  })

  it('takes slots that touch, and one from midnight to midnight', async () => {
    const owner = await signInOwner()
    const availabilities = [slot(1, '09:00', '10:00'), slot(1, '10:00', '11:00'), slot(2, '00:00', '00:00')]
    expect(await createPage(owner, { availabilities })).toMatchObject({ availabilities })
  })

  it('refuses a slug that another owner has', async () => {
    await createPage(await signInOwner(), { slug: 'taken-slug' })
    const answer = await (await signInOwner()).post('/api/time-slot-pages', { ...page, slug: 'taken-slug' })
    expect(answer).toMatchObject({ status: 409, body: { message: 'This slug is already taken.' } })
  })

  it('refuses calendars of connections that the owner has not', async () => {
    const owner = await signInOwner()
    const conflictCheckCalendars = ['google_7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11']
    const answer = await owner.post('/api/time-slot-pages', { ...page, conflictCheckCalendars })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Unknown calendar' } })
  })

  it('ignores keys that it does not know', async () => {
    const owner = await signInOwner()
    const created = await createPage(owner, { userId: 'x', id: 'y', secret: true })
    expect(created).not.toHaveProperty('secret')
    expect(created.id).not.toBe('y')
  })
})

describe('PATCH /api/time-slot-pages/{id}', () => {
  it('changes what is sent and leaves the rest', async () => {
    const owner = await signInOwner()
    const created = await createPage(owner, { description: 'before' })
    const answer = await owner.patch(`/api/time-slot-pages/${created.id}`, { title: 'New title' })
    expect(answer).toMatchObject({ status: 200, body: { title: 'New title', description: 'before', duration: 30 } })
    expect((await owner.get(`/api/time-slot-pages/${created.id}`)).body).toEqual(answer.body)
  })

  it('replaces the availabilities as a whole', async () => {
    const owner = await signInOwner()
    const created = await createPage(owner)
    const availabilities = [slot(3, '09:00', '12:00')]
    const answer = await owner.patch(`/api/time-slot-pages/${created.id}`, { availabilities })
    expect(answer.body).toMatchObject({ availabilities })
  })

  it('unpublishes and publishes it', async () => {
    const owner = await signInOwner()
    const { id, slug } = await createPage(owner)
    const visit = () => new ApiClient().get(`/api/schedule/${slug}`)
    await owner.patch(`/api/time-slot-pages/${id}`, { isActive: false })
    expect(await visit()).toMatchObject({ status: 404, body: { message: 'Time slot page not found.' } })
    await owner.patch(`/api/time-slot-pages/${id}`, { isActive: true })
    expect((await visit()).status).toBe(200)
  })
})

describe('POST /api/time-slot-pages/{id}/duplicate', () => {
  it('makes an unpublished page with the same fields and a slug of its own', async () => {
    const owner = await signInOwner()
    const original = await createPage(owner, {
      description: 'Bring coffee',
      duration: 45,
      locationData: { customLocation: 'Room 5' },
      availabilities: [slot(1, '09:00', '12:00'), slot(5, '22:00', '01:00')],
      ...{ approval: 'always', approvalHours: 24, maxGuests: 2, requireEmailCheck: true, visibility: 'secret' },
      reminders: [{ minutesBefore: 60, to: 'both', text: 'Soon' }],
      followUp: { minutesAfter: 30, text: 'Thanks' },
      mailTexts: { confirmation: 'Hi {{attendee_name}}' },
    })
    expect(original).toMatchObject({ visibility: 'secret', reminders: [{ text: 'Soon' }], maxGuests: 2 })
    const answer = await owner.post(`/api/time-slot-pages/${original.id}/duplicate`)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...original,
        id: expect.any(String),
        title: 'Intro call (copy)',
        slug: expect.stringMatching(/^[a-z0-9]{5}$/),
        isActive: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
    const copy = answer.body as { id: string; slug: string }
    expect([copy.id, copy.slug]).not.toEqual([original.id, original.slug])
    expect((await new ApiClient().get(`/api/schedule/${copy.slug}`)).status).toBe(404)
    expect((await owner.get(`/api/time-slot-pages/${original.id}`)).body).toEqual(original)
    expect((await owner.get('/api/time-slot-pages')).body).toHaveLength(2)
  })

  it('cuts a title of 200 characters to make room for the suffix', async () => {
    const owner = await signInOwner()
    const { id } = await createPage(owner, { title: 'x'.repeat(200) })
    expect((await owner.post(`/api/time-slot-pages/${id}/duplicate`)).body).toMatchObject({
      title: `${'x'.repeat(193)} (copy)`,
    })
  })

  it("copies no other owner's page", async () => {
    const { id } = await createPage(await signInOwner())
    const other = await signInOwner()
    expect((await other.post(`/api/time-slot-pages/${id}/duplicate`)).status).toBe(404)
    expect((await other.get('/api/time-slot-pages')).body).toEqual([])
  })
})

describe('GET /api/time-slot-pages/upcoming', () => {
  it('counts the bookings still to come of each page, and names the next start', async () => {
    const owner = await signInOwner()
    const busy = await createPage(owner)
    const other = await createPage(owner)
    await createPage(owner)
    const guest = new ApiClient()
    await createBooking(guest, busy.slug, visitor(inDays(4, 9)))
    await createBooking(guest, busy.slug, visitor(inDays(3, 9)))
    await createBooking(guest, other.slug, visitor(inDays(5, 9)))
    const { status, body } = await owner.get('/api/time-slot-pages/upcoming')
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body).toEqual(
      expect.arrayContaining([
        { pageId: busy.id, count: 2, next: inDays(3, 9) },
        { pageId: other.id, count: 1, next: inDays(5, 9) },
      ]),
    )
    expect((await (await signInOwner()).get('/api/time-slot-pages/upcoming')).body).toEqual([])
  })

  it('leaves out cancelled and past bookings', async () => {
    const owner = await signInOwner()
    const { id, slug } = await createPage(owner)
    const { booking } = await createBooking(new ApiClient(), slug, visitor(inDays(3, 9)))
    await createBooking(new ApiClient(), slug, visitor(inDays(4, 9)))
    const past = { startTime: new Date(Date.now() - 7_200_000), endTime: new Date(Date.now() - 5_400_000) }
    await database()
      .update(timeSlotBookings)
      .set({ ...past, guardEnd: past.endTime })
      .where(eq(timeSlotBookings.id, booking.id))
    expect((await owner.get('/api/time-slot-pages/upcoming')).body).toEqual([
      { pageId: id, count: 1, next: inDays(4, 9) },
    ])
    await database().update(timeSlotBookings).set({ status: 'cancelled' }).where(eq(timeSlotBookings.pageId, id))
    expect((await owner.get('/api/time-slot-pages/upcoming')).body).toEqual([])
  })
})

describe('DELETE /api/time-slot-pages/{id}', () => {
  it('can be told before how many bookings are still to come on that page', async () => {
    const owner = await signInOwner()
    const { id, slug } = await createPage(owner)
    const other = await createPage(owner)
    const guest = new ApiClient()
    await createBooking(guest, slug, visitor(inDays(3, 9)))
    await createBooking(guest, slug, visitor(inDays(4, 9)))
    await createBooking(guest, other.slug, visitor(inDays(5, 9)))
    expect(await owner.get(`/api/time-slot-pages/${id}/future-bookings`)).toMatchObject({
      status: 200,
      body: { count: 2 },
    })
  })

  it('keeps its bookings as meetings', async () => {
    const owner = await signInOwner()
    const { id, slug } = await createPage(owner)
    expect((await book(slug, visitor(inDays(3)))).status).toBe(201)
    expect(await owner.delete(`/api/time-slot-pages/${id}`)).toMatchObject({ status: 204, text: '' })
    expect((await owner.get(`/api/time-slot-pages/${id}`)).status).toBe(404)
    expect((await owner.get('/api/meetings/all?page=1')).body).toMatchObject({ total: 1 })
  })
})

describe('PATCH /api/time-slot-pages/{id} of a page whose slug has been reserved since', () => {
  it('keeps the slug, and takes no other reserved one', async () => {
    const owner = await signInOwner()
    const created = (await owner.post('/api/time-slot-pages', page)).body as { id: string }
    await database().update(timeSlotPages).set({ slug: 'billing' }).where(eq(timeSlotPages.id, created.id))
    const path = `/api/time-slot-pages/${created.id}`
    expect(await owner.patch(path, { title: 'Invoices', slug: 'billing' })).toMatchObject({
      status: 200,
      body: { title: 'Invoices', slug: 'billing' },
    })
    expect(await owner.patch(path, { slug: 'metrics' })).toMatchObject({
      status: 400,
      body: { message: 'This slug is reserved', issues: [{ path: 'slug', message: 'This slug is reserved' }] },
    })
  })
})
