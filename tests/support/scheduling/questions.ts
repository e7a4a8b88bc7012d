import fc from 'fast-check'
import type { SlotInput } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'

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

/** Epoch minutes. A question about the two days around a minute; busy periods may be empty, reversed, nested or crossing windows. */
export function questionsAround(minute: number) {
  const near = fc.integer({ min: minute - 40 * HOUR, max: minute + 40 * HOUR })
  return fc.record({
    availabilities,
    durationMinutes: fc.constantFrom<number[]>(1, 7, 15, 20, 30, 45, 60, 100, 480),
    bufferBefore: fc.constantFrom(0, 5, 5, 5, 17),
    bufferAfter: fc.constantFrom(0, 5, 5, 5, 17),
    busy: fc.array(
      near.chain((start) => fc.tuple(fc.constant(start), fc.integer({ min: start - 10, max: start + 9 * HOUR }))),
      { maxLength: 8 },
    ),
    from: fc.integer({ min: minute - 48 * HOUR, max: minute }),
    to: fc.integer({ min: minute, max: minute + 36 * HOUR }),
    now: fc.integer({ min: minute - 60 * HOUR, max: minute + HOUR }),
  })
}

export type Question = typeof questionsAround extends (minute: number) => fc.Arbitrary<infer Value> ? Value : never

export function toInput(timezone: string, question: Question): SlotInput {
  const busy = question.busy.map(([start, end]) => ({ start: start * MINUTE_MS, end: end * MINUTE_MS }))
  const [from, to, now] = [question.from * MINUTE_MS, question.to * MINUTE_MS, question.now * MINUTE_MS]
  return { ...question, timezone, busy, from, to, now }
}
