import { type Availability, fullPeriods, type SlotInput } from '@/lib/scheduling'
import { toCalendarDate } from '@/lib/scheduling/calendar-date'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'

export type Workload = SlotInput & { visitorTimezone: string }

const weekdays = (days: readonly number[], ...spans: [start: string, end: string][]): Availability[] =>
  days.flatMap((dayOfWeek) => spans.map(([startTime, endTime]) => ({ dayOfWeek, startTime, endTime })))

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Monday 4 March 2030; the year from here on crosses both of New York's clock changes. */
const START = Date.UTC(2030, 2, 4)

/** Inputs of the slot benchmarks. Each call returns the same numbers. */
export const WORKLOADS = {
  W1: () => office(START),
  W2: () =>
    make({
      timezone: 'America/New_York',
      visitorTimezone: 'Europe/London',
      availabilities: weekdays(EVERY_DAY, ['09:00', '12:00'], ['13:00', '18:00']),
      durationMinutes: 15,
      days: 365,
      busyCount: 2_000,
    }),
  'clock change': () =>
    make({
      timezone: 'America/New_York',
      visitorTimezone: 'America/New_York',
      availabilities: weekdays([0, 6], ['00:30', '03:30'], ['22:00', '02:00']),
      durationMinutes: 15,
      days: 14,
      busyCount: 10,
    }),
  'all rules': () => threeMonths(),
  'all rules, a year': () => fullYear(),
  crowded: () => crowded(20_000),
  'twice as crowded': () => crowded(40_000),
} satisfies Record<string, () => Workload>

export type WorkloadName = keyof typeof WORKLOADS

/** W1: Monday to Friday from 9 to 5 in Istanbul, 90 days from `from` on, 200 busy periods. */
export function office(from: number): Workload {
  return make({
    from,
    timezone: 'Europe/Istanbul',
    visitorTimezone: 'Europe/Berlin',
    availabilities: weekdays([1, 2, 3, 4, 5], ['09:00', '17:00']),
    durationMinutes: 30,
    days: 90,
    busyCount: 200,
  })
}

/** Three months in Berlin over the change of spring, half hours each quarter by the clock, with every rule of a page. */
function threeMonths(): Workload {
  const base = make({
    timezone: 'Europe/Berlin',
    visitorTimezone: 'America/New_York',
    availabilities: weekdays([1, 2, 3, 4, 5], ['08:50', '12:10'], ['13:05', '18:00']),
    durationMinutes: 30,
    days: 92,
    busyCount: 400,
  })
  return {
    ...withRules(base, { dates: 20, timeOff: 6, days: 92 }),
    ...{
      stepMinutes: 15,
      align: 'clock',
      bufferBefore: 10,
      bufferAfter: 5,
      noticeMinutes: 1_500,
      lastDate: '2030-05-28',
    },
    full: fullPeriods({
      limits: [
        { per: 'day', max: 4 },
        { per: 'week', max: 12 },
        { per: 'month', max: 40 },
      ],
      starts: base.busy.filter((_, index) => index % 3 === 0).map(({ start }) => start),
      timezone: base.timezone,
      weekStartDay: 1,
    }),
  }
}

/** A year in New York, quarters of an hour each five minutes, among 5,000 bookings, 60 times off and 100 dates. */
function fullYear(): Workload {
  const base = make({
    timezone: 'America/New_York',
    visitorTimezone: 'Asia/Kathmandu',
    availabilities: weekdays(EVERY_DAY, ['09:00', '12:00'], ['13:00', '17:30'], ['20:00', '01:00']),
    durationMinutes: 15,
    days: 365,
    busyCount: 5_000,
  })
  const rules = { stepMinutes: 5, bufferBefore: 5, bufferAfter: 10, noticeMinutes: 240, lastDate: '2031-03-01' }
  return { ...withRules(base, { dates: 100, timeOff: 60, days: 365 }), ...rules }
}

/** Gives each busy period gaps of its own, and the page dates and time off. */
function withRules(
  base: Workload,
  { dates, timeOff, days }: { dates: number; timeOff: number; days: number },
): Workload {
  const random = createRandom(dates)
  const gap = () => [0, 5, 10, 30][Math.floor(random() * 4)] ?? 0
  const hours = [{ startTime: '10:00', endTime: '16:00' }]
  const place = (index: number, count: number) => Math.floor(((index + random()) * days) / count)
  return {
    ...base,
    // Literals as the product makes them: spread objects are five times slower to read.
    busy: base.busy.map(({ start, end }) => ({ start, end, before: gap(), after: gap() })),
    dates: Array.from({ length: dates }, (_, index) => ({
      date: toCalendarDate(base.from / DAY_MS + place(index, dates)),
      spans: random() < 0.4 ? [] : hours,
    })),
    closed: Array.from({ length: timeOff }, (_, index) => {
      const start = base.from + place(index, timeOff) * DAY_MS
      return { start, end: start + (1 + Math.floor(random() * 3)) * (DAY_MS / 2) }
    }),
  }
}

/** Unsorted and overlapping, as several calendars together are. */
function crowded(busyCount: number): Workload {
  return make({
    timezone: 'America/New_York',
    visitorTimezone: 'America/New_York',
    availabilities: weekdays(EVERY_DAY, ['00:00', '00:00']),
    durationMinutes: 15,
    days: 365,
    busyCount,
  })
}

type Kind = Pick<Workload, 'timezone' | 'visitorTimezone' | 'availabilities' | 'durationMinutes'> & {
  from?: number
  days: number
  busyCount: number
}

function make({ from = START, days, busyCount, ...page }: Kind): Workload {
  const random = createRandom(busyCount)
  const busy = Array.from({ length: busyCount }, () => {
    const start = from + Math.floor(random() * days * 24 * 12) * 5 * MINUTE_MS
    return { start, end: start + (1 + Math.floor(random() * 6)) * 15 * MINUTE_MS }
  })
  return { ...page, busy, from, to: from + days * DAY_MS, now: from }
}

/** Mulberry32: small, and the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
