import { type EventWallTime, readWall } from './wall-time'

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
  /** Its end, its interval or an unknown part cannot be read: it goes on without, which is all that it can mean and more. */
  isWider: boolean
}

/**
 * A rule of which something cannot be read. It comes at most once a day, at the time of its start, until `until`; or, if it
 * is `often`, at any time.
 */
export type OddRule = { odd: 'daily' | 'often'; until: number | null }

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const KNOWN = [
  ...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY', 'BYDAY'],
  ...['BYHOUR', 'BYMINUTE', 'BYSECOND', 'BYSETPOS', 'RSCALE', 'SKIP'],
]
const OF_TIME = ['BYHOUR', 'BYMINUTE', 'BYSECOND']

class OddPart extends Error {}

/** Reads the value of an RRULE; `toUntil` says which wall time of the series its end means. */
export function readRule(value: string, toUntil: (until: EventWallTime) => number): Rule | OddRule {
  const parts = new Map<string, string | undefined>()
  for (const part of value.toUpperCase().split(';')) {
    const [name = '', content] = part.split('=').map((text) => text.trim())
    parts.set(name, content)
  }
  const until = readWall(parts.get('UNTIL') ?? '')
  const last = until && toUntil(until)
  try {
    return read(parts, last)
  } catch (error) {
    if (!(error instanceof OddPart)) throw error
    const isOften =
      /^(?:SECOND|MINUTE|HOUR)LY$/.test(parts.get('FREQ') ?? '') || OF_TIME.some((name) => parts.has(name))
    return { odd: isOften ? 'often' : 'daily', until: last }
  }
}

function read(parts: Map<string, string | undefined>, until: number | null): Rule {
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ'))
  const isOther = (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN' || (parts.get('SKIP') ?? 'OMIT') !== 'OMIT'
  const unknown = [...parts.keys()].filter((name) => name !== '' && !KNOWN.includes(name))
  // Without one that begins so the rule could name other times; without another one it names more of them.
  if (!frequency || isOther || unknown.some((name) => name.startsWith('BY'))) throw new OddPart()
  const numbers = (name: string, least: number, most: number) => readNumbers(parts.get(name), least, most)
  const [interval, count] = ['INTERVAL', 'COUNT'].map((name) => toNumber(parts.get(name)))
  const isOdd = (name: string, read: unknown) => Boolean(parts.get(name)) && (read ?? null) === null
  return {
    frequency,
    interval: interval || 1,
    count: count ?? null,
    until,
    isWider:
      unknown.length > 0 ||
      interval === 0 ||
      isOdd('INTERVAL', interval) ||
      isOdd('COUNT', count) ||
      isOdd('UNTIL', until),
    weekStart: parts.has('WKST') ? readWeekday(parts.get('WKST') ?? '').weekday : 1,
    months: numbers('BYMONTH', 1, 12),
    weekNumbers: numbers('BYWEEKNO', -53, 53),
    yearDays: numbers('BYYEARDAY', -366, 366),
    monthDays: numbers('BYMONTHDAY', -31, 31),
    weekdays: listOf(parts.get('BYDAY')).map(readWeekday),
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60),
    positions: numbers('BYSETPOS', -366, 366),
  }
}

function toNumber(value: string | undefined): number | null {
  return /^\+?\d+$/.test(value ?? '') ? Number(value) : null
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
}

/** Where numbers count from the end as well, none of them is 0. */
function readNumbers(value: string | undefined, least: number, most: number): number[] {
  return listOf(value).map((text) => {
    const number = Number(text)
    const isIn = /^[+-]?\d+$/.test(text) && number >= least && number <= most && (least >= 0 || number !== 0)
    if (!isIn) throw new OddPart()
    return number
  })
}

function readWeekday(value: string): RuleWeekday {
  const [, nth = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(value) ?? []
  const weekday = WEEKDAYS.indexOf(name)
  if (weekday < 0) throw new OddPart()
  return { weekday, nth: Number(nth) }
}
