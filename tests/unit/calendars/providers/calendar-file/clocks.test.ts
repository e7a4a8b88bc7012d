import { describe, expect, it } from 'vitest'
import { BERLIN_NINE, type Case, calendarFile, ODD_ZONE, timesOf } from '@/tests/support/calendars/calendar-file'

const cases: Case[] = [
  {
    rule: 'a meeting at nine stays at nine when the clocks go forward',
    events: [[...BERLIN_NINE, 'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3']],
    times: [
      '2026-03-26T08:00–2026-03-26T09:00',
      '2026-03-29T07:00–2026-03-29T08:00',
      '2026-04-01T07:00–2026-04-01T08:00',
    ],
  },
  {
    rule: 'a time that the clock leaves out moves forward by what it leaves out',
    events: [['DTSTART;TZID=Europe/Berlin:20260328T023000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3']],
    times: [
      '2026-03-28T01:30–2026-03-28T02:30',
      '2026-03-29T01:30–2026-03-29T02:30',
      '2026-03-30T00:30–2026-03-30T01:30',
    ],
  },
  {
    rule: 'of a time that comes twice the first is meant',
    events: [['DTSTART;TZID=Europe/Berlin:20261025T023000', 'DURATION:PT30M']],
    times: ['2026-10-25T00:30–2026-10-25T01:00'],
  },
  {
    rule: 'an end given as a time lasts as long on a day of 23 hours; a duration in days goes by the clock',
    events: [
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'],
      [
        'DTSTART;TZID=Europe/Berlin:20260321T120000',
        'DTEND;TZID=Europe/Berlin:20260322T120000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ],
    ],
    times: [
      '2026-03-21T11:00–2026-03-22T11:00',
      '2026-03-28T11:00–2026-03-29T10:00',
      '2026-03-28T11:00–2026-03-29T11:00',
    ],
  },
  {
    rule: "an all-day event is the owner's day, of 23 hours when it is; its end is not in it",
    events: [['DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330']],
    times: ['2026-03-28T23:00–2026-03-29T22:00'],
  },
  {
    rule: 'all-day events repeat by date, and take EXDATE and UNTIL as dates',
    zone: 'Pacific/Auckland',
    events: [
      ['DTSTART;VALUE=DATE:20260403', 'RRULE:FREQ=DAILY;UNTIL=20260406', 'EXDATE;VALUE=DATE:20260404'],
      ['RECURRENCE-ID;VALUE=DATE:20260405', 'DTSTART:20260405T000000Z', 'DTEND:20260405T010000Z'],
    ],
    times: [
      '2026-04-02T11:00–2026-04-03T11:00',
      '2026-04-05T00:00–2026-04-05T01:00',
      '2026-04-05T12:00–2026-04-06T12:00',
    ],
  },
  {
    rule: "a floating time is read by the owner's clock",
    zone: 'Asia/Kathmandu',
    events: [['DTSTART:20260501T090000', 'DURATION:PT1H']],
    times: ['2026-05-01T03:15–2026-05-01T04:15'],
  },
  {
    rule: "a floating time is read by the calendar's clock, if it names one",
    zones: ['X-WR-TIMEZONE:America/New_York', ...ODD_ZONE],
    events: [['DTSTART:20260501T090000', 'DURATION:PT1H']],
    times: ['2026-05-01T13:00–2026-05-01T14:00'],
  },
  {
    rule: 'a floating time is read by the only zone that the calendar defines',
    zones: ODD_ZONE,
    events: [['DTSTART:20260501T090000', 'DURATION:PT1H']],
    times: ['2026-05-01T06:30–2026-05-01T07:30'],
  },
  {
    rule: 'escaped and quoted spellings of a zone are one name, with and without quotes',
    zones: ODD_ZONE.map((line) => line.replace('Customized Time Zone', '(UTC+07:00) Bangkok\\, Hanoi\\, Jakarta')),
    events: [
      ['DTSTART;TZID="(UTC+07:00) Bangkok, Hanoi, Jakarta":20260501T090000', 'DURATION:PT1H'],
      ['DTSTART;TZID=(UTC+07:00) Bangkok\\, Hanoi\\, Jakarta:20260502T090000', 'DURATION:PT1H'],
    ],
    times: ['2026-05-01T06:30–2026-05-01T07:30', '2026-05-02T06:30–2026-05-02T07:30'],
  },
  {
    rule: 'a zone that only Windows calls so is known without a VTIMEZONE',
    zone: 'Asia/Kathmandu',
    events: [['DTSTART;TZID=W. Europe Standard Time:20260501T090000', 'DURATION:PT1H']],
    times: ['2026-05-01T07:00–2026-05-01T08:00'],
  },
  {
    rule: 'a zone of its own is read from its VTIMEZONE, on either side of its changes',
    zones: ODD_ZONE,
    events: [
      ['DTSTART;TZID=Customized Time Zone:20260327T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=2'],
      ['DTSTART;TZID=Customized Time Zone:20261026T090000', 'DURATION:PT1H'],
    ],
    times: [
      '2026-03-27T07:30–2026-03-27T08:30',
      '2026-03-30T06:30–2026-03-30T07:30',
      '2026-10-26T07:30–2026-10-26T08:30',
    ],
  },
  {
    rule: 'a zone with an IANA name is our own, whatever the VTIMEZONE beside it says',
    zones: ODD_ZONE.map((line) => line.replace('Customized Time Zone', '/mozilla.org/20050126_1/Europe/Berlin')),
    events: [['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260327T090000', 'DURATION:PT1H']],
    times: ['2026-03-27T08:00–2026-03-27T09:00'],
  },
]

describe('EventReader', () => {
  it.each(cases)('$rule', ({ events, zones, times, ...options }) => {
    expect(timesOf(calendarFile(events, zones), options)).toEqual(times)
  })

  it('two calendars in one file that define the same name each use their own', () => {
    const other = ODD_ZONE.map((line) => line.replace('+0230', '-0430').replace('+0130', '-0530'))
    const one = ['DTSTART;TZID=Customized Time Zone:20260501T090000', 'DURATION:PT1H']
    const text = calendarFile([one], ODD_ZONE) + calendarFile([one], other)
    expect(timesOf(text)).toEqual(['2026-05-01T06:30–2026-05-01T07:30', '2026-05-01T13:30–2026-05-01T14:30'])
  })

  it.each([
    ['Zurich', '2026-05-01T07:00–2026-05-01T08:00'],
    ['GMT+0200', '2026-05-01T07:00–2026-05-01T08:00'],
    ['UTC-5', '2026-05-01T14:00–2026-05-01T15:00'],
    ['(UTC) Coordinated Universal Time', '2026-05-01T09:00–2026-05-01T10:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '2026-05-01T13:00–2026-05-01T14:00'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '2026-05-01T03:30–2026-05-01T04:30'],
    ['(GMT+01.00) Amsterdam / Berlin / Bern', '2026-05-01T07:00–2026-05-01T08:00'],
    ['(UTC-07:00) Arizona', '2026-05-01T16:00–2026-05-01T17:00'],
    ['America/New York', '2026-05-01T13:00–2026-05-01T14:00'],
    ['US-Eastern', '2026-05-01T13:00–2026-05-01T14:00'],
    ['Pacific Daylight Time', '2026-05-01T16:00–2026-05-01T17:00'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', '2026-05-01T12:00–2026-05-01T13:00'],
  ])('understands a zone that is called %s and not defined', (name, times) => {
    expect(timesOf(calendarFile([[`DTSTART;TZID="${name}":20260501T090000`, 'DURATION:PT1H']]))).toEqual([times])
  })
})
