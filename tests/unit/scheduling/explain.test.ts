import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeSlots, isSlot, type SlotInput } from '@/lib/scheduling'
import { explainStart } from '@/lib/scheduling/explain'
import { refusalOf } from '@/lib/scheduling/refusals'
import { DAY_MS } from '@/lib/scheduling/units'
import { cases } from '@/tests/support/cases'
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

    it('names the first instant that the notice allows, but not of what is past', () => {
      const rules = { now: utc('2030-06-03T08:00'), noticeMinutes: 90 }
      expect(explain('09:30', rules)).toEqual([])
      expect(explain('09:00', rules)).toEqual([
        { kind: 'notice', noticeMinutes: 90, earliest: utc('2030-06-03T09:30') },
      ])
      expect(explain('09:00', { ...rules, now: utc('2030-06-03T09:01') })).toEqual([{ kind: 'past' }])
    })

    it('names the dates of the booking window that it lies outside of', () => {
      expect(explain('09:00', { firstDate: '2030-06-03', lastDate: '2030-06-03' })).toEqual([])
      expect(explain('09:00', { firstDate: '2030-06-04' })).toEqual([
        { kind: 'outside_dates', date: '2030-06-03', firstDate: '2030-06-04', lastDate: null },
      ])
      expect(explain('09:00', { lastDate: '2030-06-02' })).toMatchObject([{ firstDate: null, lastDate: '2030-06-02' }])
    })

    it('names time off, but for hours of that date', () => {
      const closed = [busyMonday('09:00', '09:30')]
      expect(explain('09:30', { closed })).toEqual([])
      expect(explain('09:00', { closed })).toEqual([{ kind: 'closed', by: closed[0] }])
      const dates = [{ date: '2030-06-03', spans: [{ startTime: '09:00', endTime: '10:00' }] }]
      expect(explain('09:00', { closed, dates })).toEqual([])
    })

    it('names the limit that closes its period, and each of several rules', () => {
      const reached = { ...busyMonday('00:00', '23:59'), limit: { per: 'day', max: 3 }, count: 3 } as const
      const reasons = explainStart(utc('2030-06-03T09:10'), {
        ...monday(),
        closed: [busyMonday('09:00', '09:30')],
        full: [reached],
        noticeMinutes: 3 * 24 * 60,
        lastDate: '2030-06-02',
        blockers: [dentist],
        unread: [],
      })
      expect(reasons.map(({ kind }) => kind)).toEqual(['notice', 'outside_dates', 'between_starts', 'closed', 'limit'])
      expect(reasons.at(-1)).toEqual({ kind: 'limit', ...reached })
    })

    it('names the larger gap of the two that ask for one', () => {
      const wide = { ...dentist, before: 40, after: 20 }
      expect(explain('09:00', {}, [wide])).toEqual([{ kind: 'blocked', by: wide, gapMinutes: 40 }])
      expect(explain('10:30', { bufferBefore: 15 }, [wide])).toEqual([{ kind: 'blocked', by: wide, gapMinutes: 20 }])
      expect(explain('10:30', { bufferBefore: 25 }, [wide])).toEqual([{ kind: 'blocked', by: wide, gapMinutes: 25 }])
      expect(explain('11:00', { bufferBefore: 30 }, [wide])).toEqual([])
    })

    it('has a reason, and a code, exactly for those starts that the engine does not offer', () => {
      const zones = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo')
      const minute = Date.UTC(2030, 2, 10, 7) / 60_000
      fc.assert(
        fc.property(
          zones,
          questionsAround(minute),
          fc.integer({ min: -900, max: 900 }),
          (timezone, question, shift) => {
            const input = toInput(timezone, question)
            const full = question.full.map(([start, end]) => ({ ...toPeriod(start, end), limit: LIMIT, count: 1 }))
            const asked = { ...input, full, blockers: input.busy, unread: [] }
            for (const start of [(minute + shift) * 60_000, ...startsWithoutRules(input).slice(0, 20)]) {
              const isOffered = isSlot(start, input)
              expect(explainStart(start, asked).length === 0).toBe(isOffered)
              expect(refusalOf(start, { ...input, full }) === null).toBe(isOffered)
            }
          },
        ),
        cases(200),
      )
    })
  })
})

const LIMIT = { per: 'day', max: 1 } as const

function toPeriod(start: number, end: number) {
  return { start: start * 60_000, end: end * 60_000 }
}

/** All steps of a day's windows. */
function startsWithoutRules({ from, firstDate: _, lastDate: __, ...input }: SlotInput): number[] {
  const to = from + DAY_MS
  return computeSlots({ ...input, busy: [], closed: [], full: [], noticeMinutes: 0, from, now: from, to })
}
