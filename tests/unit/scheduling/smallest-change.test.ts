import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RULE_DEFAULTS } from '@/lib/pages/rules-schema'
import { isSlot, type LimitReached, type PageRules, toSlotRules } from '@/lib/scheduling'
import { explainPage, type PageQuestion, type RuleChange } from '@/lib/scheduling/smallest-change'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { cases } from '@/tests/support/cases'
import { busyMonday, utc } from '../../support/scheduling/monday'
import { questionsAround, toInput } from '../../support/scheduling/questions'

type Named = { start: number; end: number; before?: number; after?: number; name: string }
type Asked = PageQuestion<Named, Named>

/** Monday 3 June 2030, 09:00–12:00 UTC in half hours. */
const PAGE: PageRules = {
  ...RULE_DEFAULTS,
  timezone: 'UTC',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '12:00' }],
  duration: 30,
  durations: [30],
  bufferBefore: 20,
  bufferAfter: 20,
}

function question(page: Partial<PageRules> = {}, others: Partial<Asked> = {}): Asked {
  const base = { durationMinutes: 30, now: utc('2030-06-01T00:00'), blockers: [], unread: [], closed: [], full: [] }
  return { ...base, page: { ...PAGE, ...page }, ...others }
}

const monday = (time: string) => utc(`2030-06-03T${time}`)
const changesAt = (start: number, asked: Asked) =>
  explainPage(start, asked).map(({ code, change }) => ({ code, change }))
const changes = (time: string, page?: Partial<PageRules>, others?: Partial<Asked>) =>
  changesAt(monday(time), question(page, others))
const opens = true

describe('explainPage', () => {
  describe('the smallest change that would open a time', () => {
    it('is the longest notice that lets it pass', () => {
      const now = monday('09:00') - 18 * 60 * MINUTE_MS - 30_000
      expect(changes('09:00', { minimumNotice: 1440 }, { now })).toEqual([
        { code: 'notice', change: { rule: 'minimumNotice', minutes: 1080, opens } },
      ])
      expect(changes('09:00', { minimumNotice: 1080 }, { now })).toEqual([])
      expect(changes('09:00', {}, { now: monday('09:01') })).toEqual([{ code: 'past', change: null }])
    })

    it('is a booking window that reaches its date', () => {
      const days = { bookingWindow: { type: 'days', days: 1 } } as const
      expect(changes('09:00', days)).toEqual([
        { code: 'window', change: { rule: 'bookingWindow', bookingWindow: { type: 'days', days: 2 }, opens } },
      ])
      const range = { bookingWindow: { type: 'range', from: '2030-06-10', to: '2030-06-20' } } as const
      const widened = { type: 'range', from: '2030-06-03', to: '2030-06-20' }
      expect(changes('09:00', range)).toMatchObject([{ change: { bookingWindow: widened, opens } }])
      const ended = { bookingWindow: { type: 'range', from: '2030-05-01', to: '2030-05-31' } } as const
      expect(changes('09:00', ended)).toMatchObject([{ change: { bookingWindow: { to: '2030-06-03' } } }])
    })

    it('is nothing of the page beyond 400 days', () => {
      expect(changesAt(utc('2032-06-07T09:00'), question())).toEqual([{ code: 'window', change: null }])
    })

    it('is a limit above what is booked, which may be more than the limit', () => {
      const full: LimitReached[] = [{ ...busyMonday('00:00', '23:59'), limit: { per: 'week', max: 3 }, count: 5 }]
      expect(changes('09:00', {}, { full })).toEqual([
        { code: 'limit', change: { rule: 'limits', per: 'week', max: 6, opens } },
      ])
      expect(changes('09:00', {}, { full: full.map((one) => ({ ...one, count: 1000 })) })).toEqual([
        { code: 'limit', change: null },
      ])
    })

    it('is a gap as long as what is free beside a neighbor, on its side', () => {
      const before = { ...busyMonday('09:00', '09:20'), name: 'Dentist' }
      expect(changes('09:30', {}, { blockers: [before] })).toEqual([
        { code: 'taken', change: { rule: 'bufferBefore', minutes: 10, opens } },
      ])
      const after = { ...busyMonday('10:00', '10:20'), name: 'Lunch' }
      expect(changes('09:30', {}, { blockers: [after] })).toEqual([
        { code: 'taken', change: { rule: 'bufferAfter', minutes: 0, opens } },
      ])
      expect(changes('09:30', {}, { blockers: [before, after] })).toEqual([
        { code: 'taken', change: { rule: 'bufferBefore', minutes: 10, opens: false } },
        { code: 'taken', change: { rule: 'bufferAfter', minutes: 0, opens: false } },
      ])
    })

    it('is nothing of the page where a neighbor asks for the gap, or takes the time itself', () => {
      const own = { ...busyMonday('09:00', '09:20'), after: 15, name: 'Booking' }
      expect(changes('09:30', {}, { blockers: [own] })).toEqual([{ code: 'taken', change: null }])
      expect(changes('09:30', {}, { blockers: [{ ...own, ...busyMonday('09:00', '09:31') }] })).toEqual([
        { code: 'taken', change: null },
      ])
      expect(changes('09:30', {}, { unread: [own] })).toEqual([{ code: 'taken', change: null }])
    })

    it('is the longest step that has the start and every start of before', () => {
      expect(changes('09:20')).toEqual([{ code: 'hours', change: { rule: 'step', minutes: 10, opens } }])
      expect(changes('09:45')).toMatchObject([{ change: { rule: 'step', minutes: 15 } }])
      const odd = { availabilities: [{ dayOfWeek: 1, startTime: '09:10', endTime: '12:00' }] }
      expect(changes('09:10', { ...odd, align: 'clock' })).toMatchObject([{ change: { rule: 'step', minutes: 10 } }])
      expect(changesAt(monday('09:20') + 1000, question())).toEqual([{ code: 'hours', change: null }])
    })

    it('is a span beside the hours of the date, which stay', () => {
      const hours = { startTime: '09:00', endTime: '12:00' }
      const change = (added: { startTime: string; endTime: string }, spans: unknown[]) => [
        { code: 'hours', change: { rule: 'dates', date: '2030-06-03', spans, added, opens } },
      ]
      const evening = { startTime: '17:00', endTime: '17:30' }
      expect(changes('17:00')).toEqual(change(evening, [hours, evening]))
      const next = { startTime: '12:00', endTime: '12:30' }
      expect(changes('12:00')).toEqual(change(next, [hours, next]))
      const late = { startTime: '23:45', endTime: '00:15' }
      expect(changes('23:45')).toEqual(change(late, [hours, late]))
      const ofDate = { startTime: '10:00', endTime: '11:00' }
      expect(changes('17:00', { dates: [{ date: '2030-06-03', spans: [ofDate] }] })).toEqual(
        change(evening, [ofDate, evening]),
      )
      expect(changes('17:00', { dates: [{ date: '2030-06-03', spans: [] }] })).toEqual(change(evening, [evening]))
    })

    it('is a longer span where the slot would end after its window', () => {
      const steps = { durations: [30, 60] }
      expect(changes('11:30', steps, { durationMinutes: 60 })).toMatchObject([
        { change: { rule: 'dates', spans: [{ startTime: '09:00', endTime: '12:30' }] } },
      ])
      // Neither later hours nor another step alone would do.
      expect(changes('11:45')).toEqual([{ code: 'hours', change: null }])
    })

    it('is no hours that would move the other starts', () => {
      expect(changes('08:40')).toEqual([{ code: 'hours', change: null }])
      expect(changes('08:30')).toMatchObject([{ change: { added: { startTime: '08:30', endTime: '09:00' } } }])
      const clock = { align: 'clock', step: 20 } as const
      expect(changes('08:40', clock)).toMatchObject([{ change: { added: { startTime: '08:40', endTime: '12:00' } } }])
    })

    it('is no hours of a date that could not be saved', () => {
      const dates = Array.from({ length: 400 }, (_, index) => ({
        date: new Date(utc('2031-01-01T00:00') + index * 86_400_000).toISOString().slice(0, 10),
        spans: [],
      }))
      expect(changes('17:00', { dates })).toEqual([{ code: 'hours', change: null }])
      const spans = Array.from({ length: 10 }, (_, hour) => ({ startTime: `0${hour}:00`, endTime: `0${hour}:30` }))
      expect(changes('17:00', { dates: [{ date: '2030-06-03', spans }] })).toEqual([{ code: 'hours', change: null }])
    })

    it('is to give up time off of a date, or to open one date of a longer one', () => {
      const afternoon = { ...busyMonday('11:00', '18:00'), name: 'Leave' }
      expect(changes('11:00', {}, { closed: [afternoon] })).toEqual([
        { code: 'closed', change: { rule: 'timeOff', opens } },
      ])
      const weeks = { start: utc('2030-06-01T00:00'), end: utc('2030-06-22T00:00'), name: 'Summer' }
      const span = { startTime: '11:00', endTime: '11:30' }
      expect(changes('11:00', {}, { closed: [weeks] })).toEqual([
        { code: 'closed', change: { rule: 'dates', date: '2030-06-03', spans: [span], added: span, opens } },
      ])
    })

    it('leaves time off closed when it adds hours to the date', () => {
      const closed = [{ ...busyMonday('10:00', '11:00'), name: 'Dentist' }]
      expect(changes('17:00', {}, { closed })).toMatchObject([
        {
          change: {
            rule: 'dates',
            spans: [
              { startTime: '09:00', endTime: '10:00' },
              { startTime: '11:00', endTime: '12:00' },
              { startTime: '17:00', endTime: '17:30' },
            ],
          },
        },
      ])
    })

    it('says of each rule whether it alone would do', () => {
      const asked = { closed: [{ ...busyMonday('09:00', '10:00'), name: 'Leave' }] }
      expect(changes('09:30', { minimumNotice: 525_600 }, asked)).toMatchObject([
        { code: 'notice', change: { opens: false } },
        { code: 'closed', change: { opens: false } },
      ])
    })
  })

  it('has no reason exactly for slots, and each change takes exactly its own rule’s reason away', () => {
    const zones = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
    const minute = Date.UTC(2030, 2, 10, 7) / 60_000
    fc.assert(
      fc.property(
        zones,
        questionsAround(minute),
        fc.integer({ min: -180, max: 180 }),
        fc.constantFrom({ type: 'days', days: 1 } as const, null),
        (timezone, drawn, quarters, bookingWindow) => {
          const start = (minute + quarters * 15) * MINUTE_MS
          const asked = toQuestion(timezone, drawn, bookingWindow)
          const reasons = explainPage(start, asked)
          const { page, now, durationMinutes, blockers: busy, closed, full } = asked
          expect(reasons.length === 0).toBe(
            isSlot(start, { ...toSlotRules(page, now, durationMinutes), busy, closed, full, now }),
          )
          for (const { change, ...reason } of reasons) {
            if (!change || change.rule === 'timeOff' || change.rule === 'limits') continue
            const left = explainPage(start, { ...asked, page: { ...page, ...toFields(change, page) } })
            expect(left.length === 0).toBe(change.opens)
            const kinds = left.map(({ kind }) => kind)
            if (reason.kind !== 'blocked') expect(kinds).not.toContain(reason.kind)
            // Hours of a date are open in spite of time off as well; a smaller gap may suffice for two neighbors.
            const others = reasons.filter(
              ({ code }) => code !== reason.code && !(change.rule === 'dates' && code === 'closed'),
            )
            expect(left.filter(({ code }) => code !== reason.code).map(({ kind }) => kind)).toEqual(
              others.map(({ kind }) => kind),
            )
          }
        },
      ),
      cases(150),
    )
  })
})

type Drawn = Parameters<typeof toInput>[1]

function toQuestion(timezone: string, drawn: Drawn, bookingWindow: PageRules['bookingWindow']): Asked {
  const input = toInput(timezone, drawn)
  const { durationMinutes: duration, bufferBefore, bufferAfter, align, availabilities } = drawn
  const dates = drawn.dates.map((one) => ({ ...one, spans: [...one.spans] }))
  const named = (period: { start: number; end: number }) => ({ ...period, name: '' })
  return {
    page: {
      ...RULE_DEFAULTS,
      ...{ timezone, availabilities, dates, duration, durations: [duration], align, bufferBefore, bufferAfter },
      ...{ step: drawn.stepMinutes ?? null, minimumNotice: drawn.noticeMinutes, bookingWindow },
    },
    durationMinutes: duration,
    now: input.now,
    blockers: input.busy.map(named),
    unread: [],
    closed: (input.closed ?? []).map(named),
    full: (input.full ?? []).map((period) => ({ ...period, limit: { per: 'day', max: 1 }, count: 1 })),
  }
}

/** The fields of a page after a change. */
function toFields(change: RuleChange, page: PageRules): Partial<PageRules> {
  if ('minutes' in change) return { [change.rule]: change.minutes }
  if (change.rule === 'bookingWindow') return { bookingWindow: change.bookingWindow }
  if (change.rule !== 'dates') return {}
  const { date, spans } = change
  return { dates: [...page.dates.filter((one) => one.date !== date), { date, spans: [...spans] }] }
}
