import { describe, expect, it } from 'vitest'
import { countChanges, drawStarts } from '@/lib/pages/effects/starts-picture'

const none = { kept: [], added: [], removed: [] }
const DAYS = ['2030-06-05', '2030-06-06', '2030-06-07', '2030-06-08', '2030-06-09', '2030-06-10', '2030-06-11'].map(
  (date) => ({ date, ...none }),
)

describe('drawStarts', () => {
  it('places starts by the clock of the page, in a frame of whole hours that holds all of them', () => {
    const [first, ...others] = DAYS
    const days = [
      {
        date: first?.date ?? '',
        kept: ['2030-06-05T07:30:00.000Z'],
        added: ['2030-06-05T07:45:00.000Z'],
        removed: ['2030-06-05T15:00:00.000Z'],
      },
      ...others,
    ]
    const picture = drawStarts({ days, timezone: 'Europe/Berlin', refused: ['2030-06-03T16:10:00.000Z'] })
    expect(picture.dates[0]).toEqual({ kept: [570], added: [585], removed: [1020] })
    expect(picture.cell).toBe(12)
    expect([picture.from, picture.to]).toEqual([9 * 60, 19 * 60])
    // A Monday, in the column of the Monday after the first date, a Wednesday.
    expect(picture.refused).toEqual([[], [], [], [], [], [18 * 60 + 10], []])
  })

  it('draws an empty day from midnight to midnight', () => {
    const { from, to } = drawStarts({ days: DAYS, timezone: 'UTC', refused: [] })
    expect([from, to]).toEqual([0, 1440])
  })
})

describe('countChanges', () => {
  it('adds the dates up', () => {
    const days = DAYS.map((day) => ({ ...day, added: ['2030-06-05T07:45:00.000Z'] }))
    expect(countChanges(days)).toEqual({ added: 7, removed: 0 })
  })
})
