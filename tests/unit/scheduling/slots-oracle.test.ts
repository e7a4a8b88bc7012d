import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeSlots, groupSlotsByDate, isSlot } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { cases } from '@/tests/support/cases'
import { oracleSlots } from '../../support/scheduling/oracle'
import { oracleDate } from '../../support/scheduling/oracle-clock'
import { type Question, questionsAround, toInput } from '../../support/scheduling/questions'
import { ALL_TIMEZONES, changesOf } from '../../support/scheduling/zones'

const HOUR = 60
const ZONES = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo')
const SPRING = Date.UTC(2030, 2, 10, 7) / MINUTE_MS

function toMinutes(instants: readonly number[]): number[] {
  return instants.map((instantMs) => instantMs / MINUTE_MS)
}

function expectAsOracle(timezone: string, question: Question): void {
  const slots = computeSlots(toInput(timezone, question))
  expect(toMinutes(slots)).toEqual(oracleSlots({ ...question, timezone }))
}

describe('computeSlots', () => {
  describe('slots by every rule, checked against readings of the wall clock', () => {
    it.each(ALL_TIMEZONES)(
      '%s: lists the same slots as the slow oracle around every change of its clock',
      (timezone) => {
        for (const change of changesOf(timezone)) {
          fc.assert(
            fc.property(questionsAround(change / MINUTE_MS), (question) => expectAsOracle(timezone, question)),
            cases(14),
          )
        }
      },
    )

    it('lists the same slots around the Friday that Samoa skipped', () => {
      fc.assert(
        fc.property(questionsAround(Date.UTC(2011, 11, 30, 10) / MINUTE_MS), (question) =>
          expectAsOracle('Pacific/Apia', question),
        ),
        cases(60),
      )
    })

    it('lists the same slots around a change at one minute past midnight, which repeats a part of the date before', () => {
      const change = Date.UTC(2010, 10, 7, 2, 31) / MINUTE_MS
      fc.assert(
        fc.property(
          questionsAround(change),
          fc.constantFrom(undefined, '2010-11-06', '2010-11-07'),
          fc.constantFrom(undefined, '2010-11-06', '2010-11-07'),
          (question, firstDate, lastDate) =>
            expectAsOracle('America/St_Johns', { ...question, now: change - 50 * HOUR, firstDate, lastDate }),
        ),
        cases(80),
      )
    })

    it('takes a start for a slot exactly when it lists it', () => {
      fc.assert(
        fc.property(ZONES, questionsAround(SPRING), (timezone, question) => {
          const input = toInput(timezone, { ...question, durationMinutes: Math.max(question.durationMinutes, 15) })
          const listed = new Set(computeSlots(input))
          // Every step of every window, refused or not, and the moments beside it.
          for (const step of gridOf(question, timezone)) {
            for (const start of [step - 1, step, step + MINUTE_MS]) {
              if (start >= input.from && start < input.to) expect(isSlot(start, input)).toBe(listed.has(start))
            }
          }
        }),
        cases(60),
      )
    })

    it('lists for a longer duration a part of the starts of a shorter one', () => {
      fc.assert(
        fc.property(ZONES, questionsAround(SPRING), fc.nat(600), (timezone, question, more) => {
          const input = { stepMinutes: question.durationMinutes, ...toInput(timezone, question) }
          const starts = new Set(computeSlots(input))
          const longer = computeSlots({ ...input, durationMinutes: input.durationMinutes + more })
          expect(longer.filter((start) => !starts.has(start))).toEqual([])
        }),
        cases(150),
      )
    })

    it('only ever takes starts away by what is booked or closed', () => {
      fc.assert(
        fc.property(ZONES, questionsAround(SPRING), (timezone, question) => {
          const input = toInput(timezone, question)
          const free = new Set(computeSlots({ ...input, busy: [], closed: [], full: [] }))
          const slots = computeSlots(input)
          expect(slots.filter((start) => !free.has(start))).toEqual([])
          for (const { start, end } of input.busy) {
            const inside = slots.filter(
              (slot) => start < end && slot < end && slot + input.durationMinutes * MINUTE_MS > start,
            )
            expect(inside).toEqual([])
          }
        }),
        cases(150),
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
        cases(40),
      )
    })
  })
})

/** All steps of a day's windows, with the duration as in the question. */
function gridOf(question: Question, timezone: string): number[] {
  const { from } = question
  const alone = { busy: [], closed: [], full: [], noticeMinutes: 0, firstDate: undefined, lastDate: undefined }
  return computeSlots(toInput(timezone, { ...question, ...alone, now: from, to: from + 24 * HOUR }))
}
