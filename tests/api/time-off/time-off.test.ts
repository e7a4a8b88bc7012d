import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import type { AffectedMeetings, TimeOff } from '@/lib/time-off/schema'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { query } from '@/tests/support/database/query'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

let owner: Awaited<ReturnType<typeof signInOwner>>
beforeEach(async () => {
  owner = await signInOwner()
})

const day = (days: number) => dateOf(inDays(days))

/** Start times `HH:mm` in UTC that a page offers on a date. */
async function timesOn(slug: string, date: string): Promise<string[]> {
  return (await slotsOn(slug, date)).days.flatMap(({ slots }) => slots.map((slot) => slot.slice(11, 16)))
}

async function listed(queryText = ''): Promise<TimeOff[]> {
  return (await owner.get(`/api/time-off${queryText}`)).body as TimeOff[]
}

const WRONG: [body: object, path: string, message: string][] = [
  [{ to: '2030-06-03' }, 'from', 'Required'],
  [{ from: '2030-06-03' }, 'to', 'Required'],
  [{ from: '2030-02-30', to: '2030-06-03' }, 'from', 'Invalid date'],
  [{ from: '2030-06-03', to: '9999-12-31' }, 'to', 'Invalid date'],
  [{ from: '1970-01-01', to: '2030-06-03' }, 'from', 'Invalid date'],
  [{ from: '2030-06-03T00:00:00Z', to: '2030-06-03' }, 'from', 'Invalid date'],
  [{ from: '2030-06-04', to: '2030-06-03' }, 'to', 'The last day must not be before the first'],
  [{ from: '2030-06-03', to: '2030-06-03', startTime: '09:00' }, 'endTime', 'Set both times or none'],
  [{ from: '2030-06-03', to: '2030-06-03', endTime: '09:00' }, 'startTime', 'Set both times or none'],
  [
    { from: '2030-06-03', to: '2030-06-03', startTime: '09:00', endTime: '09:00' },
    'endTime',
    'End time must be after start time',
  ],
  [
    { from: '2030-06-03', to: '2030-06-03', startTime: '22:00', endTime: '02:00' },
    'endTime',
    'End time must be after start time',
  ],
  [
    { from: '2030-06-03', to: '2030-06-04', startTime: '09:00', endTime: '10:00' },
    'startTime',
    'Times are for a single day',
  ],
  [{ from: '2030-06-03', to: '2030-06-03', startTime: '9:00', endTime: '10:00' }, 'startTime', 'Invalid time format'],
  [{ from: '2030-06-03', to: '2030-06-03', startTime: '09:00', endTime: '24:00' }, 'endTime', 'Invalid time format'],
  [{ from: '2030-06-03', to: '2030-06-03', title: 'x'.repeat(201) }, 'title', 'Must be at most 200 characters'],
  [
    { from: '2030-06-03', to: '2030-06-03', publicLabel: 'x'.repeat(201) },
    'publicLabel',
    'Must be at most 200 characters',
  ],
  [{ from: '2030-06-03', to: '2030-06-03', title: 7 }, 'title', 'Invalid input'],
]

describe('POST /api/time-off', () => {
  it('answers the entry with all its fields', async () => {
    const { status, body } = await owner.post('/api/time-off', { from: '2030-08-01', to: '2030-08-21' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      from: '2030-08-01',
      to: '2030-08-21',
      startTime: null,
      endTime: null,
      title: '',
      publicLabel: '',
      kind: 'leave',
      isActive: true,
    })
    const part = { from: '2030-06-03', to: '2030-06-03', startTime: '09:00', endTime: '12:30' }
    const texts = { title: ' Dentist ', publicLabel: ' Back at noon ' }
    expect((await owner.post('/api/time-off', { ...part, ...texts, kind: 'holiday' })).body).toMatchObject({
      ...part,
      title: 'Dentist',
      publicLabel: 'Back at noon',
      kind: 'leave',
    })
    expect(await listed()).toHaveLength(2)
  })

  it.each(WRONG)('refuses %j and stores nothing', async (body, path, message) => {
    expect(await owner.post('/api/time-off', body)).toMatchObject({
      status: 400,
      body: { issues: [{ path, message }] },
    })
    expect(await listed()).toEqual([])
  })

  it('stores 1,000 entries, and no more when two come at once', async () => {
    const { id } = (await owner.get('/api/user')).body as { id: string }
    await query(sql`insert into time_off (user_id, from_date, to_date)
      select ${id}::uuid, '2030-01-01', '2030-01-01' from generate_series(1, 999)`)
    const body = { from: '2030-06-03', to: '2030-06-03' }
    const answers = await Promise.all([owner.post('/api/time-off', body), owner.post('/api/time-off', body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_much_time_off' })
    expect(await listed()).toHaveLength(1000)
  })

  it('lets every booking page of the owner be drawn again, and of nobody else', async () => {
    const pages = [await createPage(owner), await createPage(owner)]
    await createPage(await signInOwner())
    const slugs = pages.map(({ slug }) => slug).sort()
    await forgetChanges()
    const { id } = await addTimeOff(owner)
    expect((await changedPaths()).sort()).toEqual(slugs)
    await forgetChanges()
    await owner.patch(`/api/time-off/${id}`, { publicLabel: 'Closed' })
    expect((await changedPaths()).sort()).toEqual(slugs)
    await forgetChanges()
    await owner.delete(`/api/time-off/${id}`)
    expect((await changedPaths()).sort()).toEqual(slugs)
  })
})

describe('GET /api/time-off', () => {
  it('lists what touches the asked dates, by date, whole days first', async () => {
    const part = { from: '2030-06-05', startTime: '09:00', endTime: '10:00' }
    const titles = async (text: string) => (await listed(text)).map(({ title }) => title)
    await addTimeOff(owner, { from: '2030-06-10', to: '2030-06-12', title: 'late' })
    await addTimeOff(owner, { ...part, title: 'part' })
    await addTimeOff(owner, { from: '2030-06-01', to: '2030-06-05', title: 'early' })
    await addTimeOff(owner, { from: '2030-06-05', title: 'day' })
    expect(await titles('')).toEqual(['early', 'day', 'part', 'late'])
    expect(await titles('?from=2030-06-06')).toEqual(['late'])
    expect(await titles('?to=2030-06-04')).toEqual(['early'])
    expect(await titles('?from=2030-06-05&to=2030-06-10')).toEqual(['early', 'day', 'part', 'late'])
    expect(await titles('?from=2030-06-13')).toEqual([])
    expect(await (await signInOwner()).get('/api/time-off')).toMatchObject({ status: 200, body: [] })
  })

  it.each([
    ['from=2030-06-31', 'from'],
    ['to=tomorrow', 'to'],
    ['from=2030-06-05&to=2030-06-04', 'to'],
  ])('refuses %s', async (text, path) => {
    expect(await owner.get(`/api/time-off?${text}`)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  })
})

describe('PATCH /api/time-off/{id}', () => {
  it('changes what is given', async () => {
    const { id } = await addTimeOff(owner, { from: '2030-06-03', title: 'Dentist' })
    const change = async (body: object) => (await owner.patch(`/api/time-off/${id}`, body)).body
    expect(await change({})).toMatchObject({ from: '2030-06-03', title: 'Dentist', isActive: true })
    expect(await change({ to: '2030-06-05', publicLabel: 'Away' })).toMatchObject({
      from: '2030-06-03',
      to: '2030-06-05',
      title: 'Dentist',
      publicLabel: 'Away',
    })
    const part = { to: '2030-06-03', startTime: '09:00', endTime: '10:00' }
    expect(await change(part)).toMatchObject({ from: '2030-06-03', ...part })
    const whole = { startTime: null, endTime: null, isActive: false }
    expect(await change(whole)).toMatchObject(whole)
    expect(await listed()).toEqual([await change({})])
  })

  it.each([
    [{ to: '2030-06-02' }, 'to'],
    [{ to: '2030-06-04' }, 'startTime'],
    [{ startTime: null }, 'startTime'],
    [{ endTime: null }, 'endTime'],
    [{ endTime: '09:00' }, 'endTime'],
    [{ isActive: 'no' }, 'isActive'],
    [{ title: null }, 'title'],
  ])('refuses %j of a part of a day, and changes nothing', async (body, path) => {
    const before = await addTimeOff(owner, { from: '2030-06-03', startTime: '09:00', endTime: '10:00' })
    expect(await owner.patch(`/api/time-off/${before.id}`, { publicLabel: 'Away', ...body })).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    })
    expect(await listed()).toEqual([before])
  })
})

describe('the slots of a page', () => {
  it('are gone on a day off, and come back with it inactive, changed or deleted', async () => {
    const { slug } = await createPage(owner)
    const other = await createPage(await signInOwner())
    const { id } = await addTimeOff(owner, { from: day(3), to: day(5) })
    const counts = async () => Promise.all([2, 3, 5, 6].map(async (days) => (await timesOn(slug, day(days))).length))
    expect(await counts()).toEqual([48, 0, 0, 48])
    expect(await timesOn(other.slug, day(3))).toHaveLength(48)
    expect(await book(slug, visitor(inDays(4)))).toMatchObject({ status: 409, body: { code: 'closed' } })
    await owner.patch(`/api/time-off/${id}`, { isActive: false })
    expect(await counts()).toEqual([48, 48, 48, 48])
    await owner.patch(`/api/time-off/${id}`, { isActive: true, to: day(3) })
    expect(await counts()).toEqual([48, 0, 48, 48])
    await owner.delete(`/api/time-off/${id}`)
    expect(await counts()).toEqual([48, 48, 48, 48])
    expect((await book(slug, visitor(inDays(3)))).status).toBe(201)
  })

  it('are gone from 1 to 21 August after one entry, and on no other date', async () => {
    const { slug } = await createPage(owner)
    const year = new Date().getUTCFullYear() + (new Date().getUTCMonth() < 6 ? 0 : 1)
    const august = Array.from({ length: 24 }, (_, index) =>
      dateOf(new Date(Date.UTC(year, 6, 31 + index)).toISOString()),
    )
    expect(await addTimeOff(owner, { from: `${year}-08-01`, to: `${year}-08-21` })).toMatchObject({ kind: 'leave' })
    expect(await listed()).toHaveLength(1)
    const counts = await Promise.all(august.map(async (date) => (await timesOn(slug, date)).length))
    expect(counts).toEqual(
      august.map((date) => ([`${year}-07-31`, `${year}-08-22`, `${year}-08-23`].includes(date) ? 48 : 0)),
    )
    for (const date of [`${year}-08-01`, `${year}-08-21`]) {
      expect(await book(slug, visitor(`${date}T12:00:00.000Z`))).toMatchObject({
        status: 409,
        body: { code: 'closed' },
      })
    }
    expect((await book(slug, visitor(`${year}-08-22T00:00:00.000Z`))).status).toBe(201)
  })

  it('are gone in a part of a day, without a gap around it', async () => {
    const { slug } = await createPage(owner)
    await addTimeOff(owner, { from: day(3), startTime: '10:10', endTime: '12:00' })
    const times = await timesOn(slug, day(3))
    expect(times).toContain('09:30')
    expect(times).not.toContain('10:00')
    expect(times).not.toContain('11:30')
    expect(times).toContain('12:00')
  })

  it('are gone to midnight when a part ends at 23:59', async () => {
    const { slug } = await createPage(owner, { duration: 1 })
    await addTimeOff(owner, { from: day(3), startTime: '14:00', endTime: '23:59' })
    expect((await timesOn(slug, day(3))).at(-1)).toBe('13:59')
    expect((await timesOn(slug, day(4)))[0]).toBe('00:00')
  })

  it('follow the zone of the account, not that of the page', async () => {
    await saveSettings(owner, { timezone: 'Pacific/Kiritimati' })
    const { slug } = await createPage(owner)
    await addTimeOff(owner, { from: day(3) })
    // The date begins 14 hours before it does in UTC.
    expect(await timesOn(slug, day(2))).toHaveLength(20)
    expect((await timesOn(slug, day(2))).at(-1)).toBe('09:30')
    expect((await timesOn(slug, day(3)))[0]).toBe('10:00')
  })

  it('end at midnight when a window of the evening before runs into a day off', async () => {
    const nights = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '22:00', endTime: '02:00' }))
    const { slug } = await createPage(owner, { availabilities: nights })
    await addTimeOff(owner, { from: day(3) })
    expect((await timesOn(slug, day(2))).slice(-4)).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect(await timesOn(slug, day(3))).toEqual([])
    // The window of the day off goes on after it.
    expect((await timesOn(slug, day(4))).slice(0, 5)).toEqual(['00:00', '00:30', '01:00', '01:30', '22:00'])
  })

  it('are there on a day off for which the page has hours of its own', async () => {
    const dates = [{ date: day(3), spans: [{ startTime: '09:00', endTime: '10:00' }] }]
    const { slug } = await createPage(owner, { dates })
    await addTimeOff(owner, { from: day(2), to: day(4) })
    expect(await timesOn(slug, day(2))).toEqual([])
    expect(await timesOn(slug, day(3))).toEqual(['09:00', '09:30'])
    expect((await book(slug, visitor(inDays(3, 9)))).status).toBe(201)
  })
})

describe('GET /api/schedule/{slug}', () => {
  const datesOf = async (slug: string) => (await findSchedule(slug, 'en'))?.dates

  it('names closed dates by their public labels, never by a title', async () => {
    const { slug } = await createPage(owner)
    const stranger = await signInOwner()
    await addTimeOff(stranger, { from: day(3), publicLabel: 'Not ours' })
    await addTimeOff(owner, { from: day(5), title: 'Surgery' })
    await addTimeOff(owner, { from: day(6), publicLabel: 'A part', startTime: '09:00', endTime: '10:00' })
    await addTimeOff(owner, { from: day(9), publicLabel: 'Off', isActive: false })
    await addTimeOff(owner, { from: day(7), to: day(8), title: 'Surgery', publicLabel: 'Summer break' })
    expect(await datesOf(slug)).toEqual([
      { date: day(7), publicLabel: 'Summer break' },
      { date: day(8), publicLabel: 'Summer break' },
    ])
  })

  it('names them from yesterday to 400 days ahead, but for those that the page opens', async () => {
    const dates = [
      { date: day(2), spans: [{ startTime: '09:00', endTime: '10:00' }] },
      { date: day(3), spans: [] },
    ]
    const { slug } = await createPage(owner, { dates })
    await addTimeOff(owner, { from: '2000-01-01', to: '9999-12-30', publicLabel: 'Gone' })
    const listedDates = ((await datesOf(slug)) ?? []).map(({ date }) => date)
    expect([listedDates[0], listedDates.at(-1)]).toEqual([day(-1), day(400)])
    expect(listedDates).toHaveLength(401)
    expect(listedDates).not.toContain(day(2))
    expect(listedDates).toContain(day(3))
  })
})

describe('GET /api/time-off/affected', () => {
  const affected = async (text: string) => {
    const { status, body } = await owner.get(`/api/time-off/affected?${text}`)
    expect(status).toBe(200)
    return body as AffectedMeetings
  }

  it('lists bookings and meetings that stand in it, in the zone of the account', async () => {
    await saveSettings(owner, { timezone: 'Europe/Istanbul' })
    const { slug } = await createPage(owner)
    const { body } = await book(slug, visitor(inDays(4, 22)))
    const { id } = await createMeeting(owner, { title: 'Own', startTime: inDays(5, 9), endTime: inDays(5, 10) })
    await createMeeting(await signInOwner(), { title: 'Other', startTime: inDays(5, 9), endTime: inDays(5, 10) })
    const span = `from=${day(5)}&to=${day(5)}`
    const booking = {
      meetingId: body.meeting.id,
      title: body.meeting.title,
      startTime: inDays(4, 22),
      endTime: body.booking.endTime,
      attendeeName: 'Vera Visitor',
    }
    const own = { meetingId: id, title: 'Own', startTime: inDays(5, 9), endTime: inDays(5, 10), attendeeName: null }
    expect(await affected(span)).toEqual({ total: 2, affected: [booking, own] })
    expect(await affected(`${span}&startTime=13:00&endTime=23:59`)).toEqual({ total: 0, affected: [] })
    expect(await affected(`${span}&startTime=12:30&endTime=13:00`)).toEqual({ total: 1, affected: [own] })
    await owner.post(`/api/meetings/${body.meeting.id}/cancel`)
    expect(await affected(span)).toEqual({ total: 1, affected: [own] })
  })

  it('lists those of all active time off when it is asked for none', async () => {
    await createMeeting(owner, { title: 'Second', startTime: inDays(7, 9), endTime: inDays(7, 10) })
    await createMeeting(owner, { title: 'First', startTime: inDays(5, 9), endTime: inDays(5, 10) })
    await createMeeting(owner, { title: 'Open', startTime: inDays(9, 9), endTime: inDays(9, 10) })
    expect(await affected('')).toEqual({ total: 0, affected: [] })
    await addTimeOff(owner, { from: day(4), to: day(5) })
    await addTimeOff(owner, { from: day(5) })
    await addTimeOff(owner, { from: day(7) })
    await addTimeOff(owner, { from: day(9), isActive: false })
    const { total, affected: found } = await affected('')
    expect([total, found.map(({ title }) => title)]).toEqual([2, ['First', 'Second']])
  })

  it('never touches them', async () => {
    const { slug } = await createPage(owner)
    const { body } = await book(slug, visitor(inDays(4)))
    await addTimeOff(owner, { from: day(4) })
    expect((await owner.get(`/api/meetings/${body.meeting.id}`)).body).toMatchObject({
      status: 'confirmed',
      startTime: inDays(4),
    })
  })

  it.each(WRONG.filter(([, path]) => !['title', 'publicLabel'].includes(path)))('refuses %j', async (fields, path) => {
    const text = new URLSearchParams(fields as Record<string, string>)
    expect(await owner.get(`/api/time-off/affected?${text}`)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    })
  })
})
