import { describe, expect, it } from 'vitest'
import { type PageState, pageEffect } from '@/lib/configuration/effects'
import { PAGE_DEFAULTS, type TimeSlotPage } from '@/lib/pages/schema'

/** A Monday. */
const NOW = Date.parse('2027-03-01T00:00:00Z')
const HOUR = 3_600_000

const state = (page: Partial<TimeSlotPage> = {}, fields: Partial<PageState> = {}): PageState => ({
  page: {
    ...PAGE_DEFAULTS,
    id: 'page',
    slug: 'intro',
    title: 'Intro',
    timezone: 'UTC',
    bufferBefore: 0,
    bufferAfter: 0,
    availabilities: [1, 2].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' })),
    createdAt: '',
    updatedAt: '',
    ...page,
  },
  weekStartDay: 1,
  closed: [],
  ...fields,
})
/** A booking of half an hour, so many hours after midnight of the Monday a week later. */
const booking = (id: string, hours: number, minutes = 30) => {
  const start = NOW + 7 * 24 * HOUR + hours * HOUR
  const end = start + minutes * 60_000
  return { id, isOfPage: true, start, end, before: 0, after: 0, createdAt: NOW - HOUR, endedAt: null }
}
const BOOKINGS = [booking('a', 10), booking('b', 16), booking('c', 24 + 9)]
const effect = (before: PageState | null, after: PageState | null, bookings = BOOKINGS) =>
  pageEffect({ slug: 'intro', before, after, upcoming: bookings.length }, bookings, NOW)

describe('pageEffect', () => {
  it('tells hours and bookings of a week, and who is outside then', () => {
    const shorter = state({ availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '15:00' }] })
    expect(effect(state(), shorter)).toEqual({
      page: 'intro',
      hoursPerWeek: { before: 16, after: 6 },
      bookingsPerWeek: { before: 32, after: 12 },
      upcoming: 3,
      outside: { total: 2, byReason: { hours: 2 } },
    })
  })

  it('counts only those that the change puts outside', () => {
    const late = [...BOOKINGS, booking('d', 20)]
    expect(effect(state(), state({ title: 'New' }), late).outside.total).toBe(0)
    expect(effect(state(), state({ durations: [60], duration: 60 }), late).outside).toEqual({
      total: 3,
      byReason: { length: 3 },
    })
  })

  it('counts bookings in a new time off', () => {
    const closed = [{ start: NOW + 7 * 24 * HOUR, end: NOW + 8 * 24 * HOUR, createdAt: 0 }]
    expect(effect(state(), state({}, { closed })).outside).toEqual({ total: 2, byReason: { closed: 2 } })
  })

  it('has no numbers where there is no page, and none for one that is switched off', () => {
    expect(effect(null, state()).hoursPerWeek).toEqual({ before: null, after: 16 })
    expect(effect(state(), null)).toMatchObject({ hoursPerWeek: { before: 16, after: null }, outside: { total: 0 } })
    expect(effect(state(), state({ isActive: false })).bookingsPerWeek).toEqual({ before: 32, after: 0 })
  })
})
