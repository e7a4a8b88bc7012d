import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { LookedDays } from '@/lib/meetings/visitor/slot-calendar'
import { book, slotsOn } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { ALWAYS, createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()

describe('GET /api/schedule/{slug}', () => {
  describe('the schedule of a page', () => {
    it('names its public fields and nothing else', async () => {
      const owner = await signInOwner()
      await saveSettings(owner, { fullName: 'Ada Lovelace' })
      const page = await createPage(owner, { locationData: { customLocation: 'Room 1' } })
      expect((await guest.get(`/api/schedule/${page.slug}`)).body).toEqual({
        id: page.id,
        slug: page.slug,
        title: 'Intro call',
        description: '',
        duration: 30,
        durations: [30],
        lockTimezone: false,
        dates: [],
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
})

describe('GET /api/schedule/{slug}/slots', () => {
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
        duration: 30,
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

    it('are refused with a code of its own for a duration that the page has not, now or in years', async () => {
      const owner = await signInOwner()
      const { id, slug } = await createPage(owner, { durations: [30, 60] })
      await owner.patch(`/api/time-slot-pages/${id}`, { durations: [30, 45] })
      const message = 'This page does not offer this duration.'
      const refused = {
        status: 400,
        body: { message, code: 'unknown_duration', issues: [{ path: 'duration', message }] },
      }
      for (const range of [`from=${dateOf(inDays(1))}&to=${dateOf(inDays(2))}`, 'from=2090-01-01&to=2090-01-02']) {
        expect(await guest.get(`/api/schedule/${slug}/slots?${range}&duration=60`)).toMatchObject(refused)
        expect((await guest.get(`/api/schedule/${slug}/slots?${range}&duration=45`)).status).toBe(200)
      }
      expect(await guest.post(`/api/schedule/${slug}/book`, visitor(inDays(3), { duration: 60 }))).toMatchObject(
        refused,
      )
      expect(await owner.get(`/api/time-slot-pages/${id}/explain?at=${inDays(3)}&duration=60`)).toMatchObject(refused)
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
      expect(await slotsOn(slug, date)).toEqual({ timezone: 'UTC', duration: 30, days: [], unchecked: [date] })
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
      await createMeeting(owner, { startTime: meeting, endTime })
      const date = dateOf(inDays(3))
      const answer = await guest.get(`/api/schedule/${page.slug}/slots?from=${date}&to=${date}&timezone=Pacific/Midway`)
      const [day] = (answer.body as { days: { slots: string[] }[] }).days
      expect(day?.slots).toEqual([inDays(3, 12)])
    })
  })
})

describe('GET /api/schedule/{slug}/slots?days=', () => {
  const look = async (slug: string, query = '') =>
    (await guest.get(`/api/schedule/${slug}/slots?days=90&${query || '&timezone=UTC'}`)).body as LookedDays
  const day = (days: number) => dateOf(inDays(days))

  it('looks from today on, and names the last day that can be booked', async () => {
    const { slug } = await createPage(await signInOwner(), { bookingWindow: { type: 'days', days: 200 } })
    const looked = await look(slug)
    expect(looked).toMatchObject({ today: day(0), from: day(0), to: day(90), last: day(200) })
    expect(looked.days.at(-1)?.date).toBe(day(90))
  })

  it('looks from the notice on', async () => {
    const { slug } = await createPage(await signInOwner(), { minimumNotice: 100 * 1440 })
    const looked = await look(slug)
    expect(looked).toMatchObject({ today: day(0), from: day(100), to: day(190), last: day(400) })
    // In the last half hour of a day the first start is on the next one.
    const [first] = looked.days[0]?.slots ?? []
    const untilFirst = Date.parse(first ?? '') - Date.now() - 100 * 86_400_000
    expect(untilFirst).toBeGreaterThan(-60_000)
    expect(untilFirst).toBeLessThanOrEqual(30 * 60_000)
  })

  it('looks from the first date on to the last one, with what is in the way there', async () => {
    const owner = await signInOwner()
    const bookingWindow = { type: 'range', from: day(150), to: day(180) }
    const { slug } = await createPage(owner, { bookingWindow, timezone: 'UTC' })
    await createMeeting(owner, { startTime: inDays(150, 0), endTime: inDays(151, 0) })
    const looked = await look(slug)
    expect(looked).toMatchObject({ from: day(150), to: day(180), last: day(180) })
    expect([looked.days[0]?.date, looked.days.at(-1)?.date]).toEqual([day(151), day(180)])
  })

  it('looks at dates of the zone that is asked for', async () => {
    const bookingWindow = { type: 'range', from: day(20), to: day(20) }
    const { slug } = await createPage(await signInOwner(), { bookingWindow, timezone: 'UTC' })
    expect(await look(slug, '&timezone=Asia/Tokyo')).toMatchObject({ from: day(20), to: day(21), last: day(21) })
  })

  it('looks at nothing once the booking window is over', async () => {
    const bookingWindow = { type: 'range', from: day(-20), to: day(-10) }
    const { slug } = await createPage(await signInOwner(), { bookingWindow })
    const { from, to, last, days } = await look(slug)
    expect({ days, to, last, isOver: last < from }).toEqual({ days: [], to: day(-10), last: day(-10), isOver: true })
  })

  it.each(['days=0', 'days=100', 'days=x', 'from=2030-01-01&days=9', 'timezone=UTC'])('refuses %s', async (query) => {
    const { slug } = await createPage(await signInOwner())
    expect((await guest.get(`/api/schedule/${slug}/slots?${query}`)).status).toBe(400)
  })
})

describe('GET /api/schedule/{slug}/conflicts', () => {
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
        await createMeeting(owner, { title: 'Private', startTime, endTime })
      }
      const answer = await guest.get(`/api/schedule/${slug}/conflicts?date=${dateOf(inDays(5))}`)
      expect(answer.body).toEqual([{ start: at('08:55'), end: at('10:00') }])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    it('concern times that can be booked now, and no other time of the diary', async () => {
      const owner = await signInOwner()
      const rules = { minimumNotice: 2 * 1440, bookingWindow: { type: 'days', days: 7 }, bufferBefore: 10 }
      const { slug } = await createPage(owner, { ...rules, availabilities: ALWAYS })
      const hourOf = (day: number, hour = 10) => ({ startTime: inDays(day, hour), endTime: inDays(day, hour + 1) })
      for (const day of [-100, -1, 1, 5, 60, 399]) await createMeeting(owner, hourOf(day))
      const conflictsOn = async (day: number) =>
        (await guest.get(`/api/schedule/${slug}/conflicts?date=${dateOf(inDays(day))}`)).body
      for (const day of [-100, -1, 0, 1, 60, 399, 401]) expect(await conflictsOn(day), `day ${day}`).toEqual([])
      expect(await conflictsOn(5)).toEqual([{ start: inDays(5, 10), end: inDays(5, 11) }])
    })

    it('are cut where the notice and the booking window end, with the gap of a first and a last time', async () => {
      const owner = await signInOwner()
      const to = dateOf(inDays(4))
      const bookingWindow = { type: 'range', from: dateOf(inDays(3)), to }
      const { slug } = await createPage(owner, {
        bookingWindow,
        bufferBefore: 10,
        bufferAfter: 20,
        availabilities: ALWAYS,
      })
      await createMeeting(owner, { startTime: inDays(2, 12), endTime: inDays(5, 12) })
      const answer = await guest.get(`/api/schedule/${slug}/conflicts?date=${to}`)
      const midnight = (day: number) => Date.parse(`${dateOf(inDays(day))}T00:00:00.000Z`)
      expect(answer.body).toEqual([
        {
          start: new Date(midnight(3) - 10 * 60_000).toISOString(),
          end: new Date(midnight(5) + (30 + 20) * 60_000).toISOString(),
        },
      ])
    })
  })
})
