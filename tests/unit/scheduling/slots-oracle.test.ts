import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { computeSlots, groupSlotsByDate, isSlot } from '@/lib/scheduling'
import { oracleDate, oracleSlots } from '../../support/scheduling/oracle'
import { ALL_TIMEZONES, changesOf } from '../../support/scheduling/zones'

// Reading clocks minute by minute takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const MINUTE_MS = 60_000
const HOUR = 60
const DAY_MS = 24 * HOUR * MINUTE_MS

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

/** A question about the two days around a minute; busy periods may be empty, reversed, nested or crossing windows. */
function questionsAround(minute: number) {
  const near = fc.integer({ min: minute - 40 * HOUR, max: minute + 40 * HOUR })
  return fc.record({
    availabilities,
    durationMinutes: fc.constantFrom<number[]>(1, 7, 15, 20, 30, 45, 60, 100, 480),
    bufferMinutes: fc.constantFrom(0, 5, 5, 5, 17),
    busy: fc.array(
      near.chain((start) => fc.tuple(fc.constant(start), fc.integer({ min: start - 10, max: start + 9 * HOUR }))),
      { maxLength: 8 },
    ),
    from: fc.integer({ min: minute - 48 * HOUR, max: minute }),
    to: fc.integer({ min: minute, max: minute + 36 * HOUR }),
    now: fc.integer({ min: minute - 60 * HOUR, max: minute + HOUR }),
  })
}

type Question = typeof questionsAround extends (minute: number) => fc.Arbitrary<infer Value> ? Value : never

function toInput(timezone: string, question: Question) {
  const busy = question.busy.map(([start, end]) => ({ start: start * MINUTE_MS, end: end * MINUTE_MS }))
  const [from, to, now] = [question.from * MINUTE_MS, question.to * MINUTE_MS, question.now * MINUTE_MS]
  return { ...question, timezone, busy, from, to, now }
}

function toMinutes(instants: readonly number[]): number[] {
  return instants.map((instantMs) => instantMs / MINUTE_MS)
}

describe('slots, checked against readings of the wall clock', () => {
  it.each(ALL_TIMEZONES)('%s: lists the same slots as the slow oracle around every change of its clock', (timezone) => {
    for (const change of changesOf(timezone)) {
      fc.assert(
        fc.property(questionsAround(change / MINUTE_MS), (question) => {
          const slots = computeSlots(toInput(timezone, question))
          expect(toMinutes(slots)).toEqual(oracleSlots({ ...question, timezone }))
        }),
        { numRuns: 12 },
      )
    }
  })

  it('lists the same slots around the Friday that Samoa skipped', () => {
    fc.assert(
      fc.property(questionsAround(Date.UTC(2011, 11, 30, 10) / MINUTE_MS), (question) => {
        const slots = computeSlots(toInput('Pacific/Apia', question))
        expect(toMinutes(slots)).toEqual(oracleSlots({ ...question, timezone: 'Pacific/Apia' }))
      }),
      { numRuns: 60 },
    )
  })

  it('takes a start for a slot exactly when it lists it', () => {
    const zones = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo')
    fc.assert(
      fc.property(zones, questionsAround(Date.UTC(2030, 2, 10, 7) / MINUTE_MS), (timezone, question) => {
        const input = toInput(timezone, { ...question, durationMinutes: Math.max(question.durationMinutes, 15) })
        const listed = new Set(computeSlots(input))
        // Every step of every window, blocked or not, and the moments beside it.
        for (const step of computeSlots({ ...input, busy: [], now: input.from, to: input.from + DAY_MS })) {
          for (const start of [step - 1, step, step + MINUTE_MS]) {
            if (start >= input.from && start < input.to) expect(isSlot(start, input)).toBe(listed.has(start))
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('groups slots by the date that the visitor’s own clock shows', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 4 * 24 * HOUR }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.constantFrom(...ALL_TIMEZONES), fc.nat(3), minutes, (timezone, pick, offsets) => {
        const change = changesOf(timezone)[pick] ?? Date.UTC(2030, 5, 1)
        const starts = offsets
          .sort((one, other) => one - other)
          .map((offset) => change + (offset - 2 * 24 * HOUR) * MINUTE_MS)
        const days = groupSlotsByDate(starts, timezone)
        expect(days.flatMap((day) => day.slots).sort((one, other) => one - other)).toEqual(starts)
        expect(days.map((day) => day.date)).toEqual([...new Set(days.map((day) => day.date))].sort())
        for (const { date, slots } of days) {
          expect(slots.map((start) => oracleDate(timezone, start / MINUTE_MS))).toEqual(slots.map(() => date))
        }
      }),
      { numRuns: 40 },
    )
  })
})
