import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const office = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))

async function slotsOf(slug: string, date: string, query = ''): Promise<string[]> {
  const { body } = await guest.get(`/api/schedule/${slug}/slots?from=${date}&to=${date}${query}`)
  return (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
}

async function isBooked(slug: string, start: string, fields: object = {}): Promise<string | true> {
  const { status, body } = await book(slug, visitor(start, fields))
  return status === 201 || (body as unknown as { code: string }).code
}

describe('POST /api/schedule/{slug}/book', () => {
  describe('anyway', () => {
    it('lets the owner set aside hours, dates, notice and time off, and nobody else', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, {
        availabilities: office,
        minimumNotice: 10 * 1440,
        bookingWindow: { type: 'days', days: 2 },
      })
      await owner.post('/api/time-off', { from: dateOf(inDays(5)), to: dateOf(inDays(5)) })
      const at = (days: number, hour: number, minutes = 0) => later(inDays(days, hour), minutes)
      const ask = (start: string, fields: object = {}) =>
        owner.post(`/api/schedule/${page.id}/book`, { ...visitor(start), ...fields })
      for (const start of [at(5, 10), at(3, 20), at(4, 10, 10)]) {
        expect((await ask(start)).status).toBe(409)
        const forbidden = await book(page.slug, { ...visitor(start), anyway: true })
        expect(forbidden.status).toBe(400)
        expect((await ask(start, { anyway: true })).status).toBe(201)
      }
    })

    it('never books what is past, taken or full', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { availabilities: office, limits: [{ per: 'day', max: 1 }] })
      const other = await createPage(owner, { availabilities: office })
      const code = async (id: string, start: string) => {
        const { status, body } = await owner.post(`/api/schedule/${id}/book`, { ...visitor(start), anyway: true })
        return status === 201 || (body as { code: string }).code
      }
      expect(await code(page.id, inDays(3, 20))).toBe(true)
      expect(await code(page.id, inDays(3, 22))).toBe('limit')
      expect(await code(other.id, later(inDays(3, 20), 10))).toBe('taken')
      expect(await code(other.id, inDays(-1, 10))).toBe('past')
      expect(await code(other.id, inDays(500, 10))).toBe('window')
      const start = inDays(4, 21)
      const races = await Promise.all(Array.from({ length: 5 }, () => code(other.id, start)))
      expect(races.filter((one) => one === true)).toHaveLength(1)
      expect(new Set(races)).toEqual(new Set([true, 'taken']))
    })
  })

  describe('gaps', () => {
    it('sells 16 of 16 half hours of a day without gaps', async () => {
      const { slug } = await createPage(await signInOwner(), {
        availabilities: office,
        bufferBefore: 0,
        bufferAfter: 0,
      })
      const date = dateOf(inDays(3))
      const starts = await slotsOf(slug, date)
      expect(starts).toHaveLength(16)
      for (const start of starts) expect(await isBooked(slug, start)).toBe(true)
      expect(await slotsOf(slug, date)).toEqual([])
      expect(await isBooked(slug, starts[3] ?? '')).toBe('taken')
    })

    it('keep the larger one between bookings of two pages', async () => {
      const owner = await signInOwner()
      const step = { step: 5 }
      const one = await createPage(owner, step)
      const other = await createPage(owner, { ...step, bufferBefore: 15, bufferAfter: 0 })
      const at = inDays(3, 10)
      expect(await isBooked(one.slug, at)).toBe(true)
      expect(await isBooked(other.slug, later(at, 40))).toBe('taken')
      expect(await isBooked(other.slug, later(at, 45))).toBe(true)
      // The other's booking ends at 11:15, and this page wants five minutes before its own.
      expect(await isBooked(one.slug, later(at, 75))).toBe('taken')
      expect(await isBooked(one.slug, later(at, 80))).toBe(true)
    })

    it('are those of the page when a booking was made', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { step: 5, bufferAfter: 20 })
      const at = inDays(3, 10)
      expect(await isBooked(page.slug, at)).toBe(true)
      await owner.patch(`/api/time-slot-pages/${page.id}`, { bufferBefore: 0, bufferAfter: 0 })
      expect(await isBooked(page.slug, later(at, 45))).toBe('taken')
      expect(await isBooked(page.slug, later(at, 50))).toBe(true)
    })
  })

  describe('limits', () => {
    it('admit one of many at once, and close the rest of the day', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { limits: [{ per: 'day', max: 1 }] })
      const at = inDays(3, 0)
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => isBooked(page.slug, later(at, index * 60))),
      )
      expect(answers.filter((answer) => answer === true)).toHaveLength(1)
      expect(answers.filter((answer) => answer === 'limit')).toHaveLength(11)
      expect(await slotsOf(page.slug, dateOf(at))).toEqual([])
      expect((await slotsOf(page.slug, dateOf(later(at, 1440)))).length).toBeGreaterThan(0)
    })

    it('count again when a booking is cancelled', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { limits: [{ per: 'week', max: 1 }] })
      const at = inDays(3, 10)
      const { body } = await book(page.slug, visitor(at))
      expect(await isBooked(page.slug, later(at, 120))).toBe('limit')
      await owner.post(`/api/meetings/${body.meeting.id}/cancel`)
      expect(await isBooked(page.slug, later(at, 120))).toBe(true)
      expect(await isBooked(page.slug, at)).toBe('limit')
    })

    it('hold for bookings that were made before them', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const at = inDays(3, 10)
      expect(await isBooked(page.slug, at)).toBe(true)
      expect(await isBooked(page.slug, later(at, 60))).toBe(true)
      await owner.patch(`/api/time-slot-pages/${page.id}`, { limits: [{ per: 'day', max: 1 }] })
      expect(await isBooked(page.slug, later(at, 120))).toBe('limit')
      await owner.patch(`/api/time-slot-pages/${page.id}`, { limits: [{ per: 'day', max: 3 }] })
      expect(await isBooked(page.slug, later(at, 120))).toBe(true)
      expect(await isBooked(page.slug, later(at, 180))).toBe('limit')
    })
  })

  it('refuses what is too soon, outside the window or outside the hours, each with its code', async () => {
    const owner = await signInOwner()
    const noon = inDays(3)
    const page = await createPage(owner, { minimumNotice: 6 * 1440, bookingWindow: { type: 'days', days: 10 } })
    expect(await isBooked(page.slug, noon)).toBe('notice')
    expect(await isBooked(page.slug, inDays(7))).toBe(true)
    expect(await isBooked(page.slug, inDays(11))).toBe('window')
    expect(await isBooked(page.slug, later(inDays(8), 7))).toBe('hours')
    expect(await isBooked(page.slug, inDays(-1))).toBe('past')
  })

  it('books the duration that the visitor chose', async () => {
    const page = await createPage(await signInOwner(), { durations: [60, 15], duration: 15 })
    const at = inDays(3, 10)
    expect(page).toMatchObject({ duration: 15, durations: [15, 60] })
    const { body } = await book(page.slug, visitor(at, { duration: 60 }))
    expect(body.booking.endTime).toBe(later(at, 60))
    expect((await book(page.slug, visitor(later(at, 120), { duration: 30 }))).status).toBe(400)
    const long = await slotsOf(page.slug, dateOf(at), '&duration=60')
    const short = await slotsOf(page.slug, dateOf(at))
    expect(long.every((start) => short.includes(start))).toBe(true)
    expect(long.length).toBeLessThan(short.length)
  })
})
