import fc from 'fast-check'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calendarFile, instancesOf } from '@/tests/support/calendars/calendar-file'
import { cases } from '@/tests/support/cases'

const FROM = '2026-01-01T00:00:00Z'
const TO = '2026-09-01T00:00:00Z'

/** Expands with an independent library, in milliseconds. */
function expandWithNodeIcal(text: string): number[] {
  const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
  const instances = nodeIcal.expandRecurringEvent(event as nodeIcal.VEvent, { from: new Date(FROM), to: new Date(TO) })
  return instances.map(({ start }) => start.getTime()).filter((start) => start < Date.parse(TO))
}

const some = (least: number, most: number, length = 2) =>
  fc.uniqueArray(
    fc.integer({ min: least, max: most }).filter((number) => number !== 0),
    { minLength: 1, maxLength: length },
  )
const weekdays = fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), {
  minLength: 1,
  maxLength: 4,
})
const nthWeekdays = fc.constantFrom('1MO', '2TU', '-1FR', '5SA', '-2SU', '3WE')
const optional = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: '' })

const ends = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 400 }).map((count) => `;COUNT=${count}`),
  fc.integer({ min: 0, max: 420 }).map((days) => `;UNTIL=${days}`),
)
const months = optional(some(1, 12).map((list) => `;BYMONTH=${list}`))
const bodies = fc.oneof(
  fc.constant('FREQ=DAILY'),
  months.map((part) => `FREQ=DAILY${part}`),
  weekdays.map((list) => `FREQ=DAILY;BYDAY=${list}`),
  weekdays.map((list) => `FREQ=WEEKLY;BYDAY=${list};WKST=SU`),
  weekdays.map((list) => `FREQ=WEEKLY;BYDAY=${list}`),
  some(-31, 31).map((list) => `FREQ=MONTHLY;BYMONTHDAY=${list}`),
  nthWeekdays.map((day) => `FREQ=MONTHLY;BYDAY=${day}`),
  weekdays.map((list) => `FREQ=MONTHLY;BYDAY=${list};BYSETPOS=-1`),
  fc.constant('FREQ=YEARLY'),
  fc.tuple(some(1, 12), nthWeekdays).map(([list, day]) => `FREQ=YEARLY;BYMONTH=${list};BYDAY=${day}`),
  some(-366, 366).map((list) => `FREQ=YEARLY;BYYEARDAY=${list}`),
  fc.tuple(some(1, 53), weekdays).map(([list, days]) => `FREQ=YEARLY;BYWEEKNO=${list};BYDAY=${days}`),
  some(4, 23, 3).map((list) => `FREQ=DAILY;BYHOUR=${list};BYMINUTE=0,30`),
)
/**
 * Hours in which no clock changes. For the others there is recurrence.test.ts: node-ical takes the second of a time that
 * comes twice where BYHOUR names it, and stays late for good after a start that fell into a gap.
 */
const series = fc.record({
  body: bodies,
  interval: fc.integer({ min: 1, max: 3 }),
  end: ends,
  zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'),
  start: fc.integer({ min: -400, max: 200 }),
  hour: fc.integer({ min: 4, max: 23 }),
})

const wall = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+Z/g, '')

/** A start that its own rule names: about others RFC 5545 leaves open what a rule means. */
function firstOf(body: string, day: number, hour: number): string {
  const start = Date.parse(FROM) + day * 86_400_000 + hour * 3_600_000 + 1_800_000
  const text = calendarFile([[`DTSTART:${wall(start)}Z`, `RRULE:${body}`]])
  const firstWithin = (days: number) => {
    const end = new Date(start + days * 86_400_000).toISOString()
    return instancesOf(text, { from: new Date(start).toISOString(), to: end })[1]
  }
  // Nearly every rule names a day within a month; to list twelve years of it takes a hundred times longer.
  return wall((firstWithin(31) ?? firstWithin(12 * 366))?.start ?? start)
}

/** In UTC, and never on the hour of a start. */
function later(begin: string, days: string): string {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)/.exec(begin) ?? []
  return `${wall(Date.UTC(Number(year), Number(month) - 1, Number(date) + Number(days) + 1, 11, 17))}Z`
}

/** With an INTERVAL it counts a day's filter from the period that is asked for, and not from the first day. */
const isMisreadByNodeIcal = (body: string) => body.startsWith('FREQ=DAILY;BY')

describe('EventReader', () => {
  it('an independent library finds the same times in series drawn by chance', () => {
    fc.assert(
      fc.property(series, ({ body, interval, end, zone, start, hour }) => {
        const begin = firstOf(body, start, hour)
        const rule = `${body}${interval > 1 && !isMisreadByNodeIcal(body) ? `;INTERVAL=${interval}` : ''}${end.replace(/(?<=UNTIL=).*/, (days) => later(begin, days))}`
        const first = `DTSTART;TZID=${zone}:${begin}`
        const text = calendarFile([[first, 'DURATION:PT30M', `RRULE:${rule}`]])
        const found = instancesOf(text, { from: FROM, to: TO }).map((one) => one.start)
        const sorted = found.sort((one, other) => one - other).map(wall)
        expect([first, rule, ...sorted]).toEqual([first, rule, ...[...new Set(expandWithNodeIcal(text))].map(wall)])
      }),
      { ...cases(60), seed: 9 },
    )
  })
})
