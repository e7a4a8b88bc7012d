import { describe, expect, it } from 'vitest'
import { parseOrThrow } from '@/lib/api/body'
import { createPageSchema, updatePageSchema } from '@/lib/pages/schema'
import { checkSentence } from '@/tests/support/api/check-sentence'

type Wrong = [fields: object, path: string, message: string]

const span = (startTime: string, endTime: string) => ({ startTime, endTime })
const onDate = (...spans: object[]) => ({ dates: [{ date: '2030-06-03', spans }] })
const anyDate = (index: number) => new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10)
const list = <T>(length: number, one: (index: number) => T) => Array.from({ length }, (_, index) => one(index))
const range = (from: unknown, to: unknown) => ({ bookingWindow: { type: 'range', from, to } })
const MINUTES = (min: number, max: string) => `Must be a whole number of minutes from ${min} to ${max}`

/** Bad values for each row of the table of rules, with the field's path. */
const WRONG: Wrong[] = [
  [{ durations: [] }, 'durations', 'At least one duration is required'],
  [{ durations: null }, 'durations', 'Invalid input'],
  [{ durations: list(9, (index) => 10 + index) }, 'durations', 'At most 8 durations'],
  [{ durations: [30, 60, 30] }, 'durations.2', 'This duration is listed twice'],
  [{ durations: [30, 0] }, 'durations.1', 'Duration must be at least 1 minute'],
  [{ durations: [1441] }, 'durations.0', 'Duration must be at most 1440 minutes'],
  [{ durations: [30.5] }, 'durations.0', 'Invalid input'],
  [{ durations: ['30'] }, 'durations.0', 'Invalid input'],
  [{ duration: 1441 }, 'duration', 'Duration must be at most 1440 minutes'],
  [{ duration: null }, 'duration', 'Invalid input'],
  [{ step: 0 }, 'step', MINUTES(1, '1,440')],
  [{ step: 1441 }, 'step', MINUTES(1, '1,440')],
  [{ step: 7.5 }, 'step', MINUTES(1, '1,440')],
  [{ step: '15' }, 'step', MINUTES(1, '1,440')],
  [{ align: 'hour' }, 'align', 'Invalid input'],
  [{ align: null }, 'align', 'Invalid input'],
  ...(['bufferBefore', 'bufferAfter'] as const).flatMap((field): Wrong[] =>
    [-1, 1441, 0.5, '5', null].map((value) => [{ [field]: value }, field, MINUTES(0, '1,440')]),
  ),
  ...[-1, 525_601, 0.5, '60', null].map((value): Wrong => {
    return [{ minimumNotice: value }, 'minimumNotice', MINUTES(0, '525,600')]
  }),
  [{ bookingWindow: { type: 'days', days: 0 } }, 'bookingWindow.days', 'Must be a whole number of days from 1 to 400'],
  [
    { bookingWindow: { type: 'days', days: 401 } },
    'bookingWindow.days',
    'Must be a whole number of days from 1 to 400',
  ],
  [{ bookingWindow: { type: 'days' } }, 'bookingWindow.days', 'Must be a whole number of days from 1 to 400'],
  [{ bookingWindow: { type: 'weeks', weeks: 2 } }, 'bookingWindow.type', 'Invalid input'],
  [{ bookingWindow: 30 }, 'bookingWindow', 'Invalid input'],
  [range('2030-06-04', '2030-06-03'), 'bookingWindow.to', 'The last day must not be before the first'],
  [range('2030-02-30', '2030-06-03'), 'bookingWindow.from', 'Invalid date'],
  [range('2030-06-03', '9999-12-31'), 'bookingWindow.to', 'Invalid date'],
  [range('2030-06-03', undefined), 'bookingWindow.to', 'Required'],
  [{ limits: [{ per: 'day', max: 0 }] }, 'limits.0.max', 'Must be a whole number from 1 to 1,000'],
  [{ limits: [{ per: 'day', max: 1001 }] }, 'limits.0.max', 'Must be a whole number from 1 to 1,000'],
  [{ limits: [{ per: 'day', max: 1.5 }] }, 'limits.0.max', 'Must be a whole number from 1 to 1,000'],
  [{ limits: [{ per: 'year', max: 5 }] }, 'limits.0.per', 'Invalid input'],
  [
    {
      limits: [
        { per: 'week', max: 5 },
        { per: 'week', max: 6 },
      ],
    },
    'limits.1.per',
    'Only one limit for each day, week or month',
  ],
  [
    { limits: ['day', 'week', 'month', 'day'].map((per) => ({ per, max: 5 })) },
    'limits.3.per',
    'Only one limit for each day, week or month',
  ],
  [{ limits: null }, 'limits', 'Invalid input'],
  [{ dates: list(401, (index) => ({ date: anyDate(index), spans: [] })) }, 'dates', 'At most 400 dates'],
  [
    { dates: [anyDate(1), anyDate(2), anyDate(1)].map((date) => ({ date, spans: [] })) },
    'dates.2.date',
    'This date is listed twice',
  ],
  [{ dates: [{ date: '2030-02-30', spans: [] }] }, 'dates.0.date', 'Invalid date'],
  [{ dates: [{ date: '1970-01-01', spans: [] }] }, 'dates.0.date', 'Invalid date'],
  [{ dates: [{ date: '2030-06-03' }] }, 'dates.0.spans', 'Required'],
  [onDate(...list(11, (hour) => span(`${10 + hour}:00`, `${10 + hour}:30`))), 'dates.0.spans', 'At most 10 time slots'],
  [
    onDate(span('09:00', '12:00'), span('11:30', '13:00')),
    'dates.0.spans.1.startTime',
    'This time slot overlaps with an existing slot',
  ],
  [
    onDate(span('20:00', '02:00'), span('23:00', '23:30')),
    'dates.0.spans.1.startTime',
    'This time slot overlaps with an existing slot',
  ],
  [onDate(span('09:00', '09:00')), 'dates.0.spans.0.endTime', 'End time must be after start time'],
  [onDate(span('9:00', '10:00')), 'dates.0.spans.0.startTime', 'Invalid time format'],
  [onDate(span('09:00', '24:00')), 'dates.0.spans.0.endTime', 'Invalid time format'],
  [{ lockTimezone: 'yes' }, 'lockTimezone', 'Invalid input'],
  [{ lockTimezone: null }, 'lockTimezone', 'Invalid input'],
]

const NEW = { title: 'Intro', timezone: 'Europe/Istanbul' }

function issuesOf(parse: () => unknown) {
  try {
    return parse()
  } catch (error) {
    const { issues } = error as { issues: { path: string; message: string }[] }
    return issues.map(({ path, message }) => ({ path, message: checkSentence(message) }))
  }
}

describe.each([
  ['createPageSchema', createPageSchema],
  ['updatePageSchema', updatePageSchema],
])('%s', (_, schema) => {
  it.each(WRONG)('refuses %j', (fields, path, message) => {
    expect(issuesOf(() => parseOrThrow(schema, { ...NEW, ...fields }))).toMatchObject([{ path, message }])
  })
})
