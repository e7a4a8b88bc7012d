import { describe, expect, it } from 'vitest'
import type { LimitedRules } from '@/lib/pages/effects/capacity'
import { type EffectName, effectSentence } from '@/lib/pages/effects/effect-sentence'
import { forecastSentences } from '@/lib/pages/effects/forecast-sentences'
import { ruleEffects } from '@/lib/pages/effects/rule-effects'
import { readRules } from '@/lib/pages/effects/rule-values'
import type { Forecast } from '@/lib/pages/forecast'
import { newPageValues } from '@/lib/pages/page-editor'
import { textsOf } from '@/messages'

// A Wednesday, 14:00 in Berlin.
const NOW = Date.UTC(2030, 5, 5, 12)
const PAGE = readRules(newPageValues('Europe/Berlin')) as LimitedRules
const words = textsOf('en').part('ruleEffects')

function say(name: EffectName, fields: Partial<LimitedRules> = {}): string | null {
  const page = { ...PAGE, ...fields }
  const reading = { timezone: page.timezone, timeFormat: '24h', dateFormat: 'MMM D YYYY', now: NOW } as const
  return effectSentence(name, ruleEffects(page, NOW, 1), reading, words)
}

describe('effectSentence', () => {
  it('says how many start times and bookings a free day has', () => {
    expect(say('day')).toBe('16 start times on a free Monday; a full day holds 8 bookings.')
    expect(say('day', { bufferBefore: 0, bufferAfter: 0 })).toBe(
      '16 start times on a free Monday; a full day holds 16 bookings.',
    )
    expect(say('day', { limits: [{ per: 'day', max: 1 }] })).toMatch(/a full day holds 1 booking\.$/)
    expect(say('day', { duration: 600, durations: [600] })).toBe(
      'No start times on a Monday: the hours are shorter than a booking.',
    )
    expect(say('day', { availabilities: [] })).toBe('No weekly hours.')
  })

  it('says from when on visitors see times', () => {
    expect(say('notice')).toBe('Visitors see times from today 16:00 on.')
    expect(say('notice', { minimumNotice: 0 })).toBe('Visitors see times from today 14:00 on.')
    expect(say('notice', { minimumNotice: 1440 })).toBe('Visitors see times from tomorrow 14:00 on.')
    expect(say('notice', { minimumNotice: 3 * 1440 })).toBe('Visitors see times from Jun 10 2030, 09:00 on.')
    expect(say('notice', { availabilities: [] })).toBe('Visitors see no times with these rules.')
  })

  it('says the last date, the limits, the first starts and the dates', () => {
    expect(say('window', { bookingWindow: { type: 'days', days: 14 } })).toBe('The last date to book is Jun 19 2030.')
    expect(say('limits')).toBe('No limit: a full week holds 40 bookings.')
    expect(
      say('limits', {
        limits: [
          { per: 'day', max: 3 },
          { per: 'week', max: 20 },
        ],
      }),
    ).toBe('At most 3 bookings a day, 20 bookings a week: a full week holds 15 bookings.')
    expect(say('starts', { step: 15 })).toBe('Starts at 09:00, 09:15, 09:30 …')
    expect(say('starts', { duration: 480, durations: [480] })).toBe('Starts at 09:00.')
    expect(say('dates')).toBeNull()
    expect(say('dates', { dates: [{ date: '2030-07-01', spans: [] }] })).toBe(
      '1 closed date, 0 with other hours in the next 12 months.',
    )
  })
})

describe('readRules', () => {
  it('takes a single duration for the preset, and nothing that could not be saved', () => {
    expect(readRules({ ...newPageValues('UTC'), duration: 45 })).toMatchObject({ duration: 45, durations: [45] })
    expect(readRules({ ...newPageValues('UTC'), minimumNotice: Number.NaN })).toBeNull()
    expect(readRules({ ...newPageValues('UTC'), timezone: '' })).toBeNull()
  })
})

const NONE = { notice: 0, window: 0, hours: 0, closed: 0, limit: 0, gap: 0 }
const SAME: Forecast = {
  hoursPerWeek: { before: 40, after: 40 },
  starts: { from: '2030-06-05', to: '2030-07-02', timezone: 'UTC', before: 300, after: 300, days: null },
  impossible: { days: 90, made: 0, total: 0, byReason: NONE, bookings: [] },
  standing: { total: 0, bookings: [] },
}

describe('forecastSentences', () => {
  it('says only that as much is offered when nothing else changes', () => {
    expect(forecastSentences(SAME, words)).toEqual(['As many start times as now in the next 28 days.'])
  })

  it('names hours, starts, refused bookings with their reasons, and those that stay', () => {
    const booking = { meetingId: null, title: null, attendeeName: 'Vera', startTime: '2030-06-06T07:00:00.000Z' }
    const forecast: Forecast = {
      hoursPerWeek: { before: 32, after: 24 },
      starts: { ...SAME.starts, after: 200 },
      impossible: { ...SAME.impossible, made: 12, total: 3, byReason: { ...NONE, notice: 2, limit: 1 } },
      standing: { total: 1, bookings: [{ ...booking, reason: 'hours' }] },
    }
    expect(forecastSentences(forecast, words)).toEqual([
      'Hours offered per week: 32 → 24.',
      'Start times in the next 28 days: 300 → 200.',
      "3 of the last 90 days' bookings would not have been possible (notice 2, limit 1).",
      '1 standing booking lies outside the new hours and stays.',
    ])
    const limited: Forecast = { ...SAME, standing: { total: 2, bookings: [{ ...booking, reason: 'limit' }] } }
    expect(forecastSentences(limited, words)).toEqual(['2 standing bookings lie outside the new rules and stay.'])
  })

  it('is honest about a calendar that cannot be read, and tells when all would have been possible', () => {
    const forecast: Forecast = {
      ...SAME,
      starts: { ...SAME.starts, after: null },
      impossible: { ...SAME.impossible, made: 4 },
    }
    expect(forecastSentences(forecast, words)).toEqual([
      "A calendar can't be read at the moment, so start times can't be counted.",
      'All bookings of the last 90 days would have been possible.',
    ])
  })
})
