import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeSlots, groupSlotsByDate, isSlot } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { oracleDate, oracleSlots } from '../../support/scheduling/oracle'
import { questionsAround, toInput } from '../../support/scheduling/questions'
import { ALL_TIMEZONES, changesOf } from '../../support/scheduling/zones'

const HOUR = 60

function toMinutes(instants: readonly number[]): number[] {
  return instants.map((instantMs) => instantMs / MINUTE_MS)
}

describe('computeSlots', () => {
  describe('slots, checked against readings of the wall clock', () => {
    it.each(ALL_TIMEZONES)(
      '%s: lists the same slots as the slow oracle around every change of its clock',
      (timezone) => {
        for (const change of changesOf(timezone)) {
          fc.assert(
            fc.property(questionsAround(change / MINUTE_MS), (question) => {
              const slots = computeSlots(toInput(timezone, question))
              expect(toMinutes(slots)).toEqual(oracleSlots({ ...question, timezone }))
            }),
            { numRuns: 12 },
          )
        }
      },
    )

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
})
