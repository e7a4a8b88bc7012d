import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { idsOf } from '@/lib/arrivals/arrived-id'
import { CALENDLY_FIELDS } from '@/lib/arrivals/calendly/fields'
import { readHours } from '@/lib/arrivals/calendly/hours'
import { toPage } from '@/lib/arrivals/calendly/pages'
import { arrivalOptionsSchema } from '@/lib/arrivals/options-schema'
import { ReportWriter } from '@/lib/arrivals/report-writer'
import { ROWS } from '@/lib/portability/rows'
import { computeSlots, toSlotRules } from '@/lib/scheduling'
import { calendlyEventType, calendlySchedule } from '@/tests/support/arrivals/calendly'
import { cases } from '@/tests/support/cases'

type Interval = { from: string; to: string }
type Rule = { type: 'wday' | 'date'; wday?: string; date?: string; intervals: Interval[] }

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const FIRST = '2027-06-07'
const DAYS = 14
const MINUTES = 60_000

const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

/** Spans that neither overlap nor touch; the last may end at midnight. */
const intervals = fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 }).map((times) => {
  const sorted = times.toSorted((one, other) => one - other)
  return Array.from(
    { length: Math.floor(sorted.length / 2) },
    (_, place): Interval => ({
      from: clock(sorted[2 * place] ?? 0),
      to: clock(sorted[2 * place + 1] ?? 0),
    }),
  )
})

const schedule = fc.record({
  timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
  week: fc.array(intervals, { minLength: 7, maxLength: 7 }),
  dates: fc.dictionary(
    fc
      .integer({ min: 0, max: DAYS - 1 })
      .map((day) => DateTime.fromISO(FIRST, { zone: 'UTC' }).plus({ days: day }).toISODate() ?? ''),
    intervals,
    { maxKeys: 4 },
  ),
  duration: fc.constantFrom(15, 30, 45, 60, 90),
  step: fc.constantFrom(15, 20, 30, 60),
})

/** What Calendly offers: of each date the rule of that date, else of its weekday; starts from the beginning of an interval on. */
function offered(timezone: string, rules: Rule[], duration: number, step: number): number[] {
  const starts: number[] = []
  for (let day = 0; day < DAYS; day += 1) {
    const date = DateTime.fromISO(FIRST, { zone: timezone }).plus({ days: day })
    const midnight = date.toMillis()
    const rule =
      rules.find((one) => one.type === 'date' && one.date === date.toISODate()) ??
      rules.find((one) => one.type === 'wday' && one.wday === WEEKDAYS[date.weekday - 1])
    for (const { from, to } of rule?.intervals ?? []) {
      // No clock of these zones is put forward or back in June.
      const at = (time: string) => {
        const [hours = 0, minutes = 0] = time.split(':').map(Number)
        return midnight + (60 * hours + minutes) * MINUTES
      }
      for (let start = at(from); start + duration * MINUTES <= at(to); start += step * MINUTES) starts.push(start)
    }
  }
  return starts.toSorted((one, other) => one - other)
}

describe('readHours', () => {
  it('opens the starts that Calendly offers', () => {
    fc.assert(
      fc.property(schedule, ({ timezone, week, dates, duration, step }) => {
        const rules: Rule[] = [
          ...week.map((spans, day): Rule => ({ type: 'wday', wday: WEEKDAYS[day] ?? '', intervals: spans })),
          ...Object.entries(dates).map(([date, spans]): Rule => ({ type: 'date', date, intervals: spans })),
        ]
        const report = new ReportWriter('calendly', CALENDLY_FIELDS)
        const hours = readHours(calendlySchedule('S', { timezone, rules }), 'UTC', '2027-06-01', report)
        const now = new Date('2027-06-01T00:00:00Z')
        const options = arrivalOptionsSchema.parse({})
        const type = calendlyEventType('E', {
          duration,
          duration_options: null,
          start_time_increment: step,
          before_buffer: 0,
          after_buffer: 0,
        })
        const context = { now, timezone, pastDays: 0, options, form: null, pause: async () => {} }
        const page = ROWS.pages.parse(toPage(type, { toId: idsOf('calendly', 'A'), hours, context, report }).page)
        const from = DateTime.fromISO(FIRST, { zone: timezone })
        const slots = computeSlots({
          ...toSlotRules({ ...page, durations: page.durations ?? [page.duration] }, now.getTime()),
          now: now.getTime(),
          from: from.toMillis(),
          to: from.plus({ days: DAYS }).toMillis(),
          busy: [],
        } as Parameters<typeof computeSlots>[0])
        expect(slots).toEqual(offered(timezone, rules, duration, step))
      }),
      cases(500),
    )
  })
})
