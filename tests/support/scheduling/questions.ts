import fc from 'fast-check'
import type { SlotInput } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'

const HOUR = 60

const time = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '45', '01', '59'))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`)
const nightTime = fc.constantFrom('00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '23:00', '23:30')
const anyTime = fc.oneof(time, nightTime)

/** Windows that may overlap, wrap and repeat: the engine owes an answer for every list it is given. */
const availabilities = fc.array(fc.record({ dayOfWeek: fc.nat(6), startTime: anyTime, endTime: anyTime }), {
  minLength: 1,
  maxLength: 6,
})

/** Mostly absent, so that each rule is also seen without the others. */
const mostly = <Value>(usual: Value, others: fc.Arbitrary<Value>) => fc.oneof(fc.constant(usual), others)

/**
 * Epoch minutes. A question about the two days around a minute, with every rule. Periods may be empty, reversed, nested or
 * crossing windows; dates may be closed or have hours of their own.
 */
export function questionsAround(minute: number) {
  const near = fc.integer({ min: minute - 40 * HOUR, max: minute + 40 * HOUR })
  const periods = (longest: number, maxLength: number) =>
    fc.array(
      near.chain((start) => fc.tuple(fc.constant(start), fc.integer({ min: start - 10, max: start + longest }))),
      { maxLength },
    )
  const date = fc.integer({ min: -2, max: 2 }).map((days) => dateOf(minute, days))
  const gap = fc.constantFrom(0, 5, 5, 5, 17)
  return fc.record({
    availabilities,
    dates: fc.uniqueArray(
      fc.record({
        date,
        spans: fc.array(fc.record({ startTime: anyTime, endTime: anyTime }), { maxLength: 2 }),
      }),
      { maxLength: 3, selector: (hours) => hours.date },
    ),
    durationMinutes: fc.constantFrom<number[]>(1, 7, 15, 20, 30, 45, 60, 100, 480),
    stepMinutes: mostly<number | undefined>(undefined, fc.constantFrom(5, 15, 25, 40, 90)),
    align: fc.constantFrom('window' as const, 'clock' as const),
    bufferBefore: gap,
    bufferAfter: gap,
    noticeMinutes: mostly(0, fc.constantFrom(1, 60, 26 * HOUR)),
    firstDate: mostly<string | undefined>(undefined, date),
    lastDate: mostly<string | undefined>(undefined, date),
    busy: fc.array(
      fc.tuple(near, fc.integer({ min: -10, max: 9 * HOUR }), gap, gap).map(([start, length, before, after]) => {
        const period: [number, number, number, number] = [start, start + length, before, after]
        return period
      }),
      { maxLength: 8 },
    ),
    closed: mostly<[number, number][]>([], periods(30 * HOUR, 2)),
    full: mostly<[number, number][]>([], periods(20 * HOUR, 2)),
    from: fc.integer({ min: minute - 48 * HOUR, max: minute }),
    to: fc.integer({ min: minute, max: minute + 36 * HOUR }),
    now: fc.integer({ min: minute - 60 * HOUR, max: minute + HOUR }),
  })
}

export type Question = typeof questionsAround extends (minute: number) => fc.Arbitrary<infer Value> ? Value : never

export function toInput(timezone: string, { stepMinutes, ...question }: Question): SlotInput {
  return {
    ...question,
    ...(stepMinutes !== undefined && { stepMinutes }),
    timezone,
    busy: question.busy.map(([start, end, before, after]) => ({ ...toPeriod([start, end]), before, after })),
    closed: question.closed.map(toPeriod),
    full: question.full.map(toPeriod),
    from: question.from * MINUTE_MS,
    to: question.to * MINUTE_MS,
    now: question.now * MINUTE_MS,
  }
}

function toPeriod([start, end]: readonly [number, number]) {
  return { start: start * MINUTE_MS, end: end * MINUTE_MS }
}

/** The date of UTC some days from a minute, `yyyy-MM-dd`. */
function dateOf(minute: number, days: number): string {
  return new Date(minute * MINUTE_MS + days * DAY_MS).toISOString().slice(0, 10)
}
