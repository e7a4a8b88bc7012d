import { describe, expect, it } from 'vitest'
import { BERLIN_NINE, type Case, calendarFile, instancesOf, timesOf } from '@/tests/support/calendars/calendar-file'

const cases: Case[] = [
  {
    rule: 'EXDATE takes a time out, also when it is written in UTC or as a date',
    events: [
      [
        ...BERLIN_NINE,
        'RRULE:FREQ=DAILY;COUNT=6',
        'EXDATE;TZID=Europe/Berlin:20260326T090000,20260327T090000',
        'EXDATE:20260329T070000Z',
        'EXDATE;VALUE=DATE:20260330',
      ],
    ],
    times: ['2026-03-28T08:00–2026-03-28T09:00', '2026-03-31T07:00–2026-03-31T08:00'],
  },
  {
    rule: 'an EXDATE at another time takes nothing out',
    events: [[...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE;TZID=Europe/Berlin:20260326T090100']],
    times: ['2026-03-26T08:00–2026-03-26T09:00'],
  },
  {
    rule: 'RDATE adds times, and periods with an end of their own',
    events: [
      [
        ...BERLIN_NINE,
        'RDATE;TZID=Europe/Berlin:20260402T110000',
        'RDATE;VALUE=PERIOD:20260403T060000Z/PT15M,20260404T060000Z/20260404T080000Z',
      ],
    ],
    times: [
      '2026-03-26T08:00–2026-03-26T09:00',
      '2026-04-02T09:00–2026-04-02T10:00',
      '2026-04-03T06:00–2026-04-03T06:15',
      '2026-04-04T06:00–2026-04-04T08:00',
    ],
  },
  {
    rule: 'RECURRENCE-ID moves one time of a series, into the period or out of it',
    from: '2026-03-27T00:00:00Z',
    to: '2026-03-28T00:00:00Z',
    events: [
      [...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=10'],
      ['RECURRENCE-ID:20260327T080000Z', 'DTSTART:20260327T140000Z', 'DTEND:20260327T143000Z'],
      ['RECURRENCE-ID;TZID=Europe/Berlin:20260402T090000', 'DTSTART:20260327T160000Z', 'DTEND:20260327T170000Z'],
    ],
    times: ['2026-03-27T14:00–2026-03-27T14:30', '2026-03-27T16:00–2026-03-27T17:00'],
  },
  {
    rule: 'an override stands without its series, as it does for who was invited to one time',
    events: [['RECURRENCE-ID:20260327T080000Z', 'DTSTART:20260327T140000Z', 'DTEND:20260327T143000Z']],
    times: ['2026-03-27T14:00–2026-03-27T14:30'],
  },
  {
    rule: 'THISANDFUTURE moves all later times as well, but not those that have an override of their own',
    events: [
      [...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=5'],
      [
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260328T090000',
        'DTSTART;TZID=Europe/Berlin:20260328T110000',
        'DURATION:PT30M',
      ],
      ['RECURRENCE-ID;TZID=Europe/Berlin:20260329T090000', 'DTSTART:20260329T200000Z', 'DURATION:PT1H'],
    ],
    times: [
      '2026-03-26T08:00–2026-03-26T09:00',
      '2026-03-27T08:00–2026-03-27T09:00',
      '2026-03-28T10:00–2026-03-28T10:30',
      '2026-03-29T20:00–2026-03-29T21:00',
      '2026-03-30T09:00–2026-03-30T09:30',
    ],
  },
  {
    rule: 'UNTIL in UTC includes its own instant, by the clock of the series',
    events: [
      ['DTSTART;TZID=America/New_York:20260306T200000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260309T000000Z'],
    ],
    times: [
      '2026-03-07T01:00–2026-03-07T02:00',
      '2026-03-08T01:00–2026-03-08T02:00',
      '2026-03-09T00:00–2026-03-09T01:00',
    ],
  },
  {
    rule: 'UNTIL as a date includes the whole of that day',
    events: [[...BERLIN_NINE, 'RRULE:FREQ=DAILY;UNTIL=20260327']],
    times: ['2026-03-26T08:00–2026-03-26T09:00', '2026-03-27T08:00–2026-03-27T09:00'],
  },
  {
    rule: 'what began before the period and still lasts is in it; what ends as it begins is not',
    from: '2026-06-10T00:00:00Z',
    to: '2026-06-11T00:00:00Z',
    events: [
      ['DTSTART:20260101T000000Z', 'DTEND:20260201T000000Z', 'RRULE:FREQ=MONTHLY'],
      ['DTSTART:20260609T230000Z', 'DTEND:20260610T000000Z'],
      ['DTSTART:20260611T000000Z', 'DTEND:20260611T010000Z'],
    ],
    times: ['2026-06-01T00:00–2026-07-02T00:00'],
  },
  {
    rule: 'an endless series is read only where it is asked for, years after its start',
    from: '2031-05-12T00:00:00Z',
    to: '2031-05-22T00:00:00Z',
    events: [
      ['DTSTART;TZID=Europe/Berlin:19990104T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE'],
    ],
    times: ['2031-05-12T07:00–2031-05-12T08:00', '2031-05-14T07:00–2031-05-14T08:00'],
  },
  {
    rule: 'the fifth Friday is left out of months without one, and so is 29 February',
    events: [
      ['DTSTART:20260130T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=5FR;COUNT=3'],
      ['DTSTART:20240229T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY'],
    ],
    times: [
      '2026-01-30T10:00–2026-01-30T11:00',
      '2026-05-29T10:00–2026-05-29T11:00',
      '2026-07-31T10:00–2026-07-31T11:00',
    ],
  },
  {
    rule: 'the last working day of a month is BYSETPOS',
    to: '2026-04-15T00:00:00Z',
    events: [['DTSTART:20260130T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1']],
    times: [
      '2026-01-30T10:00–2026-01-30T11:00',
      '2026-02-27T10:00–2026-02-27T11:00',
      '2026-03-31T10:00–2026-03-31T11:00',
    ],
  },
  {
    rule: 'a start outside of its own rule happens all the same',
    events: [['DTSTART:20260107T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260112T235959Z']],
    times: ['2026-01-07T10:00–2026-01-07T11:00', '2026-01-12T10:00–2026-01-12T11:00'],
  },
]

describe('EventReader', () => {
  describe('a series of a calendar file', () => {
    it.each(cases)('$rule', ({ events, zones, times, ...options }) => {
      expect(timesOf(calendarFile(events, zones), options)).toEqual(times)
    })

    it('names each time of a series by when the series would have had it', () => {
      const text = calendarFile([
        [...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=2'],
        ['RECURRENCE-ID;TZID=Europe/Berlin:20260327T090000', 'DTSTART:20260327T140000Z', 'DURATION:PT1H'],
      ])
      expect(instancesOf(text).map((one) => one.recurrenceId)).toEqual([
        '2026-03-26T08:00:00.000Z',
        '2026-03-27T08:00:00.000Z',
      ])
      expect(instancesOf(calendarFile([BERLIN_NINE])).map((one) => one.recurrenceId)).toEqual([''])
    })
  })
})
