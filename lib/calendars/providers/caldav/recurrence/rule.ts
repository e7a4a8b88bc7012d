/** Sunday is 0. `nth` counts within month or year, from its end when negative; 0 means each. */
export type RuleWeekday = { weekday: number; nth: number }

const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** An RRULE. Wall times are epoch milliseconds as a clock of UTC would show them. */
export type Rule = {
  frequency: Frequency
  interval: number
  count: number | null
  /** The last wall time that is still in. */
  until: number | null
  weekStart: number
  months: number[]
  weekNumbers: number[]
  yearDays: number[]
  monthDays: number[]
  weekdays: RuleWeekday[]
  hours: number[]
  minutes: number[]
  seconds: number[]
  positions: number[]
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * Parses a rule in jCal form (RFC 7265, 3.6.10). Throws on anything else, and on calendars other than the Gregorian.
 */
export function readRule(parts: Record<string, unknown>, until: number | null): Rule {
  const frequency = FREQUENCIES.find((name) => name === String(parts.freq).toUpperCase())
  if (!frequency || ('rscale' in parts && parts.rscale !== 'GREGORIAN')) throw new RangeError('Unreadable rule')
  return {
    frequency,
    interval: Math.max(1, readNumbers(parts.interval)[0] ?? 1),
    count: readNumbers(parts.count)[0] ?? null,
    until,
    weekStart: readWeekStart(parts.wkst),
    months: readNumbers(parts.bymonth),
    weekNumbers: readNumbers(parts.byweekno),
    yearDays: readNumbers(parts.byyearday),
    monthDays: readNumbers(parts.bymonthday),
    weekdays: toList(parts.byday).map(readWeekday),
    hours: readNumbers(parts.byhour),
    minutes: readNumbers(parts.byminute),
    seconds: readNumbers(parts.bysecond),
    positions: readNumbers(parts.bysetpos),
  }
}

function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

function readNumbers(value: unknown): number[] {
  const numbers = toList(value).map(Number)
  if (!numbers.every(Number.isInteger)) throw new RangeError('Unreadable rule')
  return numbers
}

function readWeekday(value: unknown): RuleWeekday {
  const [, nth = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(String(value).toUpperCase()) ?? []
  const weekday = WEEKDAYS.indexOf(name)
  if (weekday < 0) throw new RangeError('Unreadable rule')
  return { weekday, nth: Number(nth) }
}

/** jCal of ical.js counts from Sunday, 1; RFC 7265 writes the two letters. */
function readWeekStart(value: unknown): number {
  if (value === undefined) return 1
  return typeof value === 'number' ? value - 1 : readWeekday(value).weekday
}
