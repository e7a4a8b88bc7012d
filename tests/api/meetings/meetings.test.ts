import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import type { Meeting } from '@/lib/meetings/schema'
import { HOUR_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const meeting = { title: ' Planning ', startTime: inDays(2, 9), endTime: inDays(2, 10), location: 'custom' }

describe('POST /api/meetings', () => {
  describe('a meeting', () => {
    it('is answered as it was stored, trimmed, as of source platform', async () => {
      const owner = await signInOwner()
      const answer = await owner.post('/api/meetings', {
        ...meeting,
        attendees: ' a@example.com, ,b@example.com ',
        locationData: { customLocation: 'Room 1', zoomMeetingId: 'forged' },
        primarySource: 'google',
      })
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({
        title: 'Planning',
        description: '',
        startTime: meeting.startTime,
        attendees: ['a@example.com', 'b@example.com'],
        locationData: { customLocation: 'Room 1' },
        primarySource: 'platform',
        source: 'platform',
        status: 'confirmed',
      })
      expect(answer.body).not.toHaveProperty('userId')
      expect((await owner.get(`/api/meetings/${(answer.body as { id: string }).id}`)).body).toEqual(answer.body)
    })

    it('names the calendars that hold it, so that it can be made again', async () => {
      const owner = await signInOwner()
      const { id } = (await owner.get('/api/user')).body as { id: string }
      const [row] = await database()
        .insert(integrations)
        .values({ userId: id, type: 'google_calendar', accountId: 'a' })
        .returning()
      const calendar = `google_${row?.id}`
      const first = (await owner.post('/api/meetings', { ...meeting, defaultCalendars: [calendar] })).body as Meeting
      expect(first.targetCalendars).toEqual([calendar])
      expect((await owner.get(`/api/meetings/${first.id}`)).body).toMatchObject({ targetCalendars: [calendar] })
      expect(await createMeeting(owner)).not.toHaveProperty('targetCalendars')
    })

    it('names all required fields that are missing at once', async () => {
      const answer = await (await signInOwner()).post('/api/meetings', { title: 'x', location: 'custom' })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ message: 'Missing required fields: startTime, endTime' })
    })

    it.each([
      [{ ...meeting, endTime: meeting.startTime }, 'endTime', 'End time must be after start time'],
      [{ ...meeting, startTime: '2030-02-30T10:00:00Z' }, 'startTime', 'Invalid date'],
      [{ ...meeting, startTime: 'tomorrow' }, 'startTime', 'Invalid date'],
      [{ ...meeting, title: 'x'.repeat(201) }, 'title', 'Must be at most 200 characters'],
      [{ ...meeting, attendees: 5 }, 'attendees', 'Invalid input'],
      [{ ...meeting, attendees: ['a@example.com', 5] }, 'attendees.1', 'Invalid input'],
      [{ ...meeting, attendees: Array(51).fill('a@example.com') }, 'attendees', 'At most 50 attendees'],
    ])('is refused: %j', async (input, path, message) => {
      const answer = await (await signInOwner()).post('/api/meetings', input)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ message, issues: [{ path, message }] })
    })

    it('takes its time away from the booking pages at once', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      await createMeeting(owner, meeting)
      const answer = await book(slug, visitor(meeting.startTime))
      expect(answer.status).toBe(409)
    })

    it('can be deleted when it was made here, not when a booking made it', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      const made = await createMeeting(owner)
      const booked = (await book(slug, visitor(inDays(4)))).body
      expect((await owner.delete(`/api/meetings/${made.id}`)).status).toBe(204)
      expect((await owner.delete(`/api/meetings/${booked.meeting.id}`)).status).toBe(403)
      const { meetings } = (await owner.get('/api/meetings/all?page=1')).body as { meetings: { id: string }[] }
      expect(meetings.map(({ id }) => id)).toEqual([booked.meeting.id])
    })

    it('is listed newest first, fifty a page, with the number of all', async () => {
      const owner = await signInOwner()
      for (let day = 1; day <= 51; day += 1) {
        await createMeeting(owner, { startTime: inDays(day, 9), endTime: inDays(day, 10) })
      }
      const first = (await owner.get('/api/meetings/all?page=1')).body as unknown as {
        meetings: { startTime: string }[]
      }
      expect(first).toMatchObject({ nextPage: 2, total: 51 })
      expect(first.meetings).toHaveLength(50)
      expect(first.meetings[0]?.startTime).toBe(inDays(51, 9))
      const second = (await owner.get('/api/meetings/all?page=2')).body
      expect(second).toMatchObject({ nextPage: null, total: 51, meetings: [{ startTime: inDays(1, 9) }] })
      expect((await owner.get('/api/meetings/all?page=x')).status).toBe(400)
    })
  })
})

describe('GET /api/meetings/all', () => {
  type Listed = { meetings: { id: string; title: string; attendeeName?: string }[]; total: number }
  const list = async (owner: Awaited<ReturnType<typeof signInOwner>>, query = '') =>
    (await owner.get(`/api/meetings/all?page=1${query}`)).body as unknown as Listed

  async function ownerWithBooking(attendeeName = 'Katherine Johnson') {
    const owner = await signInOwner()
    const { slug } = await createPage(owner, { title: 'Intro call' })
    const { body } = await book(slug, visitor(inDays(4), { attendeeName }))
    return { owner, slug, id: body.meeting.id }
  }

  it('names who booked, in the list, alone and when cancelled, and nobody for a meeting without a booking', async () => {
    const { owner, id } = await ownerWithBooking()
    const made = await createMeeting(owner)
    const { meetings } = await list(owner)
    expect(meetings.find((meeting) => meeting.id === id)).toMatchObject({
      title: 'Intro call',
      attendeeName: 'Katherine Johnson',
    })
    expect(meetings.find((meeting) => meeting.id === made.id)).not.toHaveProperty('attendeeName')
    expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ attendeeName: 'Katherine Johnson' })
    expect((await owner.post(`/api/meetings/${id}/cancel`, {})).body).toMatchObject({
      attendeeName: 'Katherine Johnson',
    })
    expect((await list(owner)).meetings.find((meeting) => meeting.id === id)).toMatchObject({
      attendeeName: 'Katherine Johnson',
    })
  })

  it('finds a booking by the name of who booked, in a range as well, and counts it', async () => {
    const { owner, slug, id } = await ownerWithBooking()
    await book(slug, visitor(inDays(5), { attendeeName: 'Grace Hopper' }))
    const ofId = (found: Listed) => [found.total, found.meetings.map((meeting) => meeting.id)]
    expect(ofId(await list(owner, '&q=katherine'))).toEqual([1, [id]])
    const range = (from: number, to: number) => `&q=johnson&from=${inDays(from, 0)}&to=${inDays(to, 0)}`
    expect(ofId(await list(owner, range(4, 5)))).toEqual([1, [id]])
    expect(ofId(await list(owner, range(5, 6)))).toEqual([0, []])
    // A pattern's signs are letters.
    expect((await list(owner, '&q=kath_rine')).total).toBe(0)
  })

  it('finds a booking by each spelling of the Turkish I', async () => {
    const { owner } = await ownerWithBooking('Ilgın İnal')
    for (const q of ['ılgın inal', 'ILGIN İNAL', 'ilgin ınal']) {
      expect((await list(owner, `&q=${encodeURIComponent(q)}`)).total, q).toBe(1)
    }
  })

  it('finds nobody else’s guests', async () => {
    await ownerWithBooking('Dorothy Vaughan')
    expect((await list(await signInOwner(), '&q=dorothy')).total).toBe(0)
  })
})

describe('GET /api/meetings/next', () => {
  const read = async (owner: Awaited<ReturnType<typeof signInOwner>>) =>
    ((await owner.get('/api/meetings/next')).body as { meetings: { title: string; attendeeName?: string }[] }).meetings

  it('is what runs and what comes, soonest first, five at most, with who booked', async () => {
    const owner = await signInOwner()
    expect(await read(owner)).toEqual([])
    const now = Date.now()
    const make = (title: string, fromMs: number, toMs: number) =>
      createMeeting(owner, {
        title,
        startTime: new Date(now + fromMs).toISOString(),
        endTime: new Date(now + toMs).toISOString(),
      })
    await make('Over', -2 * HOUR_MS, -HOUR_MS)
    await make('Running', -HOUR_MS, HOUR_MS)
    await make('Holiday', -HOUR_MS, 23 * HOUR_MS)
    const { slug } = await createPage(owner, { title: 'Intro call' })
    await book(slug, visitor(inDays(4), { attendeeName: 'Ada Lovelace' }))
    const cancelled = (await book(slug, visitor(inDays(3)))).body
    await owner.post(`/api/meetings/${cancelled.meeting.id}/cancel`, {})
    const meetings = await read(owner)
    expect(meetings.map(({ title }) => title)).toEqual(['Running', 'Intro call'])
    expect(meetings[1]).toMatchObject({ attendeeName: 'Ada Lovelace' })
    for (let day = 5; day < 12; day += 1) await createMeeting(owner, { startTime: inDays(day) })
    expect(await read(owner)).toHaveLength(5)
  })
})

describe('/api/settings', () => {
  describe('settings', () => {
    it('have the storage defaults until they are saved', async () => {
      const owner = await signInOwner()
      const defaults = {
        fullName: '',
        weekStartDay: 1,
        timeFormat: '24h',
        dateFormat: 'MMM D YYYY',
        timezone: 'UTC',
        language: 'en',
        defaultCalendars: [],
        defaultConflictCalendars: [],
        bio: '',
        accent: '',
        face: null,
        logo: null,
        username: expect.any(String),
        showProfile: false,
        holidays: null,
        saved: false,
      }
      expect((await owner.get('/api/settings')).body).toEqual(defaults)
      const saved = await owner.patch('/api/settings', { fullName: 'Ada', timezone: 'Asia/Kathmandu' })
      expect(saved.body).toEqual({ ...defaults, fullName: 'Ada', timezone: 'Asia/Kathmandu', saved: true })
      expect((await owner.get('/api/settings')).body).toEqual(saved.body)
    })

    it('send a test mail to the owner', async () => {
      const owner = await signInOwner()
      expect((await owner.post('/api/settings/test-mail')).status).toBe(204)
      expect((await mailsTo(owner.email)).at(-1)?.subject).toBe('Test email from Slotform')
    })

    it.each([
      { weekStartDay: 7 },
      { weekStartDay: '1' },
      { timeFormat: '25h' },
      { timezone: 'Nowhere' },
      { dateFormat: 'x' },
    ])('refuse %j', async (input) => {
      expect((await (await signInOwner()).patch('/api/settings', input)).status).toBe(400)
    })
  })
})
