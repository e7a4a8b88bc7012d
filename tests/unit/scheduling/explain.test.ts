import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeSlots, isSlot } from '@/lib/scheduling'
import { explainStart } from '@/lib/scheduling/explain'
import { DAY_MS } from '@/lib/scheduling/units'
import { busyMonday, monday, utc } from '../../support/scheduling/monday'
import { questionsAround, toInput } from '../../support/scheduling/questions'

type Named = { start: number; end: number; name: string }

function explain(
  time: string,
  changes: Parameters<typeof monday>[0] = {},
  blockers: Named[] = [],
  unread: Named[] = [],
) {
  const { full: _, ...input } = monday(changes)
  return explainStart(utc(`2030-06-03T${time}`), { ...input, blockers, unread })
}

const dentist = { ...busyMonday('10:00', '10:30'), name: 'Dentist' }

describe('explainStart', () => {
  describe('why a start is not offered', () => {
    it('says nothing of one that is', () => {
      expect(explain('09:00', {}, [dentist])).toEqual([])
    })

    it('names the nearest hours when it lies outside', () => {
      const nextWeek = { start: utc('2030-06-10T09:00'), end: utc('2030-06-10T12:00') }
      expect(explain('13:00')).toEqual([
        { kind: 'outside_hours', before: busyMonday('09:00', '12:00'), after: nextWeek },
      ])
      expect(explain('08:30')).toEqual([
        { kind: 'outside_hours', before: expect.anything(), after: busyMonday('09:00', '12:00') },
      ])
      expect(explain('12:00')).toMatchObject([{ kind: 'outside_hours' }])
      expect(explain('09:00', { availabilities: [] })).toEqual([{ kind: 'outside_hours', before: null, after: null }])
    })

    it('names the starts beside one that lies between them', () => {
      expect(explain('09:10')).toEqual([
        { kind: 'between_starts', before: utc('2030-06-03T09:00'), after: utc('2030-06-03T09:30') },
      ])
    })

    it('names the last start of hours that end too soon', () => {
      const window = busyMonday('09:00', '12:00')
      expect(explain('11:45')).toEqual([{ kind: 'too_late_in_window', window, lastStart: utc('2030-06-03T11:30') }])
      expect(explain('09:00', { durationMinutes: 181 })).toEqual([
        { kind: 'too_late_in_window', window, lastStart: null },
      ])
    })

    it('names what is in the way, and whether only the buffer is', () => {
      expect(explain('10:00', {}, [dentist])).toEqual([{ kind: 'blocked', by: dentist, gapMinutes: null }])
      expect(explain('09:30', {}, [dentist])).toEqual([{ kind: 'blocked', by: dentist, gapMinutes: 5 }])
      const early = { ...busyMonday('09:00', '09:55'), name: 'Ends five minutes before' }
      expect(explain('10:00', {}, [early])).toEqual([])
    })

    it('names what is past, too far ahead, or not known', () => {
      expect(explain('09:00', { now: utc('2030-06-03T09:01') })).toEqual([{ kind: 'past' }])
      expect(explain('09:00', { now: utc('2030-06-03T09:00') - 400 * DAY_MS })).toEqual([])
      expect(explain('09:00', { now: utc('2030-06-03T08:59') - 400 * DAY_MS })).toEqual([{ kind: 'too_far' }])
      const calendar = { ...busyMonday('00:00', '23:59'), name: 'Work' }
      expect(explain('09:00', {}, [], [calendar])).toEqual([{ kind: 'unread', by: calendar }])
    })

    it('has a reason exactly for those starts that the engine does not offer', () => {
      const zones = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo')
      const minute = Date.UTC(2030, 2, 10, 7) / 60_000
      fc.assert(
        fc.property(
          zones,
          questionsAround(minute),
          fc.integer({ min: -900, max: 900 }),
          (timezone, question, shift) => {
            const { full: _, ...input } = toInput(timezone, question)
            const steps = computeSlots({ ...input, busy: [], now: input.from, to: input.from + DAY_MS }).slice(0, 20)
            for (const start of [(minute + shift) * 60_000, ...steps]) {
              const reasons = explainStart(start, { ...input, blockers: input.busy, unread: [] })
              expect(reasons.length === 0).toBe(isSlot(start, input))
            }
          },
        ),
        { numRuns: 200 },
      )
    })
  })
})
