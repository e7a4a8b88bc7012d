import { firstMinuteOf, firstMinuteOfDate, oracleDate, readClock } from './oracle-clock'

type Span = { startTime: string; endTime: string }
type Minutes = readonly [start: number, end: number]

/**
 * A slow and plain oracle for slots, with no code in common with `lib/scheduling`. It looks times up in readings of the wall
 * clock, walks each window step by step, and asks every rule about every start. Everything is in whole minutes.
 */
export interface OracleInput {
  timezone: string
  availabilities: readonly (Span & { dayOfWeek: number })[]
  dates?: readonly { date: string; spans: readonly Span[] }[]
  durationMinutes: number
  stepMinutes?: number
  align?: 'window' | 'clock'
  bufferBefore: number
  bufferAfter: number
  noticeMinutes?: number
  firstDate?: string | undefined
  lastDate?: string | undefined
  /** Epoch minutes, and the gaps that the period itself asks for. */
  busy: readonly (readonly [start: number, end: number, before?: number, after?: number])[]
  closed?: readonly Minutes[]
  full?: readonly Minutes[]
  from: number
  to: number
  now: number
}

const DAY = 24 * 60

export function oracleSlots(input: OracleInput): number[] {
  const { from, to } = input
  const found = new Set<number>()
  for (let date = Math.floor(from / DAY) - 3; date <= Math.floor(to / DAY) + 3; date += 1) {
    const hours = hoursOf(new Date(date * DAY * 60_000), input)
    for (const { startTime, endTime } of hours.spans) {
      const endDate = endTime > startTime ? date : date + 1
      const opens = firstMinuteOf(input.timezone, date * DAY + minutesOf(startTime))
      const closes = firstMinuteOf(input.timezone, endDate * DAY + minutesOf(endTime))
      for (const start of startsOf(opens, closes, input)) {
        if (start >= from && start < to && isOffered(start, hours.areOfDate, input)) found.add(start)
      }
    }
  }
  return [...found].sort((one, other) => one - other)
}

/** The hours of a single date, if it has any of its own, else those of its weekday. */
function hoursOf(midnight: Date, { availabilities, dates = [] }: OracleInput) {
  const ofDate = dates.find(({ date }) => date === midnight.toISOString().slice(0, 10))
  if (ofDate) return { spans: ofDate.spans, areOfDate: true }
  return { spans: availabilities.filter(({ dayOfWeek }) => dayOfWeek === midnight.getUTCDay()), areOfDate: false }
}

/** All steps of a window, whatever is booked or closed. */
function startsOf(
  opens: number,
  closes: number,
  { timezone, durationMinutes, align, ...input }: OracleInput,
): number[] {
  const step = input.stepMinutes ?? durationMinutes
  let first = opens
  if (align === 'clock') while (first < closes && minuteOfDay(readClock(timezone, first)) % step !== 0) first += 1
  const starts: number[] = []
  for (let start = first; start + durationMinutes <= closes; start += step) starts.push(start)
  return starts
}

function isOffered(start: number, isOfDate: boolean, input: OracleInput): boolean {
  const { timezone, firstDate, lastDate, now } = input
  const end = start + input.durationMinutes
  const date = oracleDate(timezone, start)
  if (start < now || start - now < (input.noticeMinutes ?? 0) || start > now + 400 * DAY) return false
  if (firstDate !== undefined && date < firstDate) return false
  if (lastDate !== undefined && date > lastDate) return false
  for (const [closes, opens] of input.closed ?? []) {
    if (!isOfDate && closes < opens && start < opens && end > closes) return false
  }
  for (const [first, last] of input.full ?? []) if (start >= first && start < last) return false
  for (const [busyStart, busyEnd, before = 0, after = 0] of input.busy) {
    if (busyEnd <= busyStart) continue
    const isBefore = end + Math.max(input.bufferAfter, before) <= busyStart
    const isAfter = busyEnd + Math.max(after, input.bufferBefore) <= start
    if (!isBefore && !isAfter) return false
  }
  return true
}

export interface OracleLimits {
  limits: readonly { per: 'day' | 'week' | 'month'; max: number }[]
  /** Epoch minutes. */
  starts: readonly number[]
  timezone: string
  weekStartDay: number
}

/** The full periods, for each limit in the order of time: walks the calendar date by date around the starts. */
export function oracleFullPeriods({ limits, starts, timezone, weekStartDay }: OracleLimits): number[][] {
  if (starts.length === 0) return []
  const dates = starts.map((start) => oracleDate(timezone, start)).sort()
  const last = dates.at(-1) ?? ''
  return limits.flatMap(({ per, max }) => {
    const opens = (date: string) =>
      per === 'day' || (per === 'week' ? weekdayOf(date) === weekStartDay : date.endsWith('-01'))
    const full: number[][] = []
    let first = dates[0] ?? ''
    while (!opens(first)) first = shift(first, -1)
    while (first <= last) {
      let next = shift(first, 1)
      while (!opens(next)) next = shift(next, 1)
      const count = dates.filter((date) => date >= first && date < next).length
      if (count >= max) full.push([firstMinuteOfDate(timezone, first), firstMinuteOfDate(timezone, next)])
      first = next
    }
    return full
  })
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY * 60_000).toISOString().slice(0, 10)
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

function minuteOfDay(reading: number): number {
  return ((reading % DAY) + DAY) % DAY
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
