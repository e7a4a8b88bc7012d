import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { computeSlots } from '@/lib/scheduling'
import { cases } from '@/tests/support/cases'
import { busyMonday, monday, utc } from '../../support/scheduling/monday'
import { questionsAround, toInput } from '../../support/scheduling/questions'
import { ALL_TIMEZONES, changesOf } from '../../support/scheduling/zones'

afterEach(() => {
  vi.useRealTimers()
})

/** Random instants around clock changes, the same in each run. */
const QUESTIONS = fc.sample(
  fc
    .constantFrom(...ALL_TIMEZONES)
    .chain((timezone) =>
      fc
        .constantFrom(...changesOf(timezone))
        .chain((change) => questionsAround(change / 60_000).map((question) => toInput(timezone, question))),
    ),
  { ...cases(300), seed: 20_300_310 },
)
const ANSWERS = QUESTIONS.map((question) => computeSlots(question))

describe('computeSlots', () => {
  describe('what the engine refuses', () => {
    it.each([0, -30, 0.5, 29.5, Number.NaN, Number.POSITIVE_INFINITY])(
      'a duration of %s minutes',
      (durationMinutes) => {
        expect(() => computeSlots(monday({ durationMinutes }))).toThrow(RangeError)
      },
    )

    it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('gaps of %s minutes', (minutes) => {
      expect(() => computeSlots(monday({ bufferBefore: minutes }))).toThrow(RangeError)
      expect(() => computeSlots(monday({ bufferAfter: minutes }))).toThrow(RangeError)
    })

    it.each(['Mars/Olympus', '', 'Europe/'])('the unknown zone “%s”, even for an empty range', (timezone) => {
      expect(() => computeSlots(monday({ timezone, to: 0 }))).toThrow(RangeError)
    })

    it.each(['24:00', '9:00', '09:60', ''])('the time “%s”', (startTime) => {
      const availabilities = [{ dayOfWeek: 1, startTime, endTime: '12:00' }]
      expect(() => computeSlots(monday({ availabilities }))).toThrow(RangeError)
    })
  })

  describe('purity, in any zone and on any day', () => {
    const input = monday({
      timezone: 'America/New_York',
      busy: [busyMonday('15:00', '16:00'), busyMonday('13:00', '13:20')],
    })

    it('leaves its input as it was', () => {
      const before = structuredClone(input)
      computeSlots(input)
      expect(input).toEqual(before)
    })

    it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])(
      'answers as ever in a process whose zone is %s',
      async (zone) => {
        const ambient = process.env.TZ
        process.env.TZ = zone
        try {
          expect(new Date(2030, 0, 1).getTime()).not.toBe(utc('2029-12-31T18:15'))
          for (const today of ['2030-01-15T12:00', '2030-07-15T12:00']) {
            vi.useFakeTimers({ now: utc(today), toFake: ['Date'] })
            const engine = await loadAfresh()
            for (const [index, question] of QUESTIONS.entries()) {
              expect(engine.computeSlots(question), JSON.stringify(question)).toEqual(ANSWERS[index])
            }
          }
        } finally {
          process.env.TZ = ambient
        }
      },
    )

    /** An engine that has read no zone yet. */
    async function loadAfresh() {
      vi.resetModules()
      return import('@/lib/scheduling')
    }
  })
})
