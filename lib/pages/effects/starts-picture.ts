import { dayNumber } from '@/lib/scheduling/calendar-date'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { getZone } from '@/lib/scheduling/zone'
import type { Forecast } from '../forecast'
import type { ComparedDate } from './compare-starts'

const DAY_MINUTES = 1440
const HOUR = 60
/** Cells of starts that are far apart stay as small as this. */
const MOST_MINUTES = 30
/** Of the distance between starts, a cell leaves the rest free. */
const FILLED = 0.8

/** Wall-clock minutes since midnight. */
export type DrawnDate = Record<Exclude<keyof ComparedDate, 'date'>, number[]>

export type StartsPicture = {
  /** The part of a day that is drawn, in whole hours. */
  from: number
  to: number
  /** The height of a cell in minutes. */
  cell: number
  dates: DrawnDate[]
  /** Refused bookings by the column of their weekday. */
  refused: number[][]
}

type Drawn = {
  days: readonly ComparedDate[]
  timezone: string
  /** ISO instants of refused bookings. */
  refused: readonly string[]
}

/** Places the starts of four weeks, seven dates in a row, by their time of day in the page's zone. */
export function drawStarts({ days, timezone, refused }: Drawn): StartsPicture {
  const zone = getZone(timezone)
  const wallMinutes = (iso: string) => {
    const at = Date.parse(iso)
    return Math.floor((at + zone.offsetAt(at)) / MINUTE_MS)
  }
  const dates = days.map(({ date, ...starts }): DrawnDate => {
    const midnight = (dayNumber(date) * DAY_MS) / MINUTE_MS
    const place = (all: readonly string[]) => all.map((iso) => wallMinutes(iso) - midnight)
    return { kept: place(starts.kept), added: place(starts.added), removed: place(starts.removed) }
  })
  const firstDay = dayNumber(days[0]?.date ?? '1970-01-01')
  const columns: number[][] = Array.from({ length: 7 }, () => [])
  for (const iso of refused) {
    const minutes = wallMinutes(iso)
    const column = (((Math.floor(minutes / DAY_MINUTES) - firstDay) % 7) + 7) % 7
    columns[column]?.push(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)
  }
  const cell = cellOf(dates)
  const all = [...dates.flatMap(allOf), ...columns.flat()]
  const from = all.reduce((least, one) => Math.min(least, one), DAY_MINUTES)
  const to = all.reduce((most, one) => Math.max(most, one + cell), 0)
  return {
    from: from < to ? Math.floor(from / HOUR) * HOUR : 0,
    to: from < to ? Math.ceil(to / HOUR) * HOUR : DAY_MINUTES,
    cell,
    dates,
    refused: columns,
  }
}

/** Of the smallest distance between two starts of a date, so that no cell covers another. */
function cellOf(dates: readonly DrawnDate[]): number {
  let distance = MOST_MINUTES
  for (const date of dates) {
    const starts = allOf(date).sort((one, other) => one - other)
    for (const [index, start] of starts.entries()) {
      const next = starts[index + 1]
      if (next !== undefined && next > start) distance = Math.min(distance, next - start)
    }
  }
  return distance * FILLED
}

function allOf({ kept, added, removed }: DrawnDate): number[] {
  return [...kept, ...added, ...removed]
}

/** The sums of a picture. */
export function countChanges(days: NonNullable<Forecast['starts']['days']>): { added: number; removed: number } {
  return days.reduce(
    (sum, day) => ({ added: sum.added + day.added.length, removed: sum.removed + day.removed.length }),
    { added: 0, removed: 0 },
  )
}
