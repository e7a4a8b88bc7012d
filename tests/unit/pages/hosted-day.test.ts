import { describe, expect, it } from 'vitest'
import { typicalDay } from '@/lib/pages/effects/hosted-day'

const HOUR = 3_600_000
const lengths = { timezone: 'UTC', durationMs: HOUR, stepMs: HOUR, today: '2030-06-03' }
/** Starts by the hour from 9 to 13 on each of the dates. */
const gridOf = (...dates: string[]) =>
  dates.flatMap((date) => [9, 10, 11, 12, 13].map((hour) => Date.parse(`${date}T00:00Z`) + hour * HOUR))
const time = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((instant) => new Date(instant).toISOString().slice(11, 16)).join('–')
const [ADA, BEN] = [
  [true, true, true, false, false],
  [false, false, true, true, true],
]
const both = (need: number, days = 1) => ({
  need,
  free: [ADA, BEN].map((free) => Array.from({ length: days }, () => free as boolean[]).flat()),
})
const spoken = (day: ReturnType<typeof typicalDay>) =>
  day && { ...day, bookable: day.bookable.map(time), everyone: day.everyone?.times.map(time) ?? null }

describe('typicalDay()', () => {
  it('tells when a booking can be made, and when with every host', () => {
    const day = typicalDay({ grid: gridOf('2030-06-04'), groups: [both(1)] }, lengths)
    expect(spoken(day)).toEqual({ date: '2030-06-04', bookable: ['09:00–14:00'], everyone: ['11:00–12:00'] })
    expect(day?.everyone?.hosts).toBe(2)
  })

  it('leaves the second part out where all are needed anyway, and is null where nothing is offered', () => {
    const grid = gridOf('2030-06-04')
    expect(spoken(typicalDay({ grid, groups: [both(2)] }, lengths))).toEqual({
      date: '2030-06-04',
      bookable: ['11:00–12:00'],
      everyone: null,
    })
    const apart = { need: 1, free: [[false, false, false, false, false]] }
    expect(typicalDay({ grid, groups: [both(1), apart] }, lengths)).toBeNull()
    expect(typicalDay({ grid: [], groups: [] }, lengths)).toBeNull()
  })

  it('says nothing of every host while a calendar of one could not be read', () => {
    const day = typicalDay({ grid: gridOf('2030-06-04'), groups: [both(1)], hasUnread: true }, lengths)
    expect(spoken(day)).toMatchObject({ bookable: ['09:00–14:00'], everyone: null })
  })

  it('counts every host only at times at which the other groups are met', () => {
    const room = { need: 1, free: [[true, true, false, true, true]] }
    const day = typicalDay({ grid: gridOf('2030-06-04'), groups: [both(1), room] }, lengths)
    expect(spoken(day)).toMatchObject({ bookable: ['09:00–11:00', '12:00–14:00'], everyone: [] })
  })

  it('takes the day that comes most often, the earliest of its kind, and not the rest of today', () => {
    const grid = gridOf('2030-06-03', '2030-06-04', '2030-06-05', '2030-06-06')
    const group = both(1, 4)
    const [ada = []] = group.free
    // On the 4th Ada has no time at 9.
    const free = [ada.map((is, place) => is && place !== 5), ...group.free.slice(1)]
    expect(typicalDay({ grid, groups: [{ need: 1, free }] }, lengths)?.date).toBe('2030-06-05')
    const today = gridOf('2030-06-03')
    expect(typicalDay({ grid: today, groups: [both(1)] }, lengths)?.date).toBe('2030-06-03')
  })

  it('keeps a break of the hours, and bridges the gap between starts that follow each other', () => {
    const [nine = 0] = gridOf('2030-06-04')
    const grid = [nine, nine + 1.5 * HOUR, nine + 6 * HOUR]
    const free = [[true, true, true]]
    const day = typicalDay({ grid, groups: [{ need: 1, free }] }, { ...lengths, stepMs: 1.5 * HOUR })
    expect(spoken(day)?.bookable).toEqual(['09:00–11:30', '15:00–16:00'])
  })
})
