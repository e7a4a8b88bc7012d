import { describe, expect, it } from 'vitest'
import { calendarFile, instancesOf, ODD_ZONE, timesOf } from '../../support/calendars/calendar-file'

const BERLIN_NINE = ['DTSTART;TZID=Europe/Berlin:20260326T090000', 'DTEND;TZID=Europe/Berlin:20260326T100000']

type Case = {
  rule: string
  events: string[][]
  times: string[]
  from?: string
  to?: string
  zone?: string
  zones?: string[]
}

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
    rule: "a floating time is read by the owner's clock, and so is one of a zone that nobody knows",
    zone: 'Asia/Kathmandu',
    events: [
      ['DTSTART:20260501T090000', 'DURATION:PT1H'],
      ['DTSTART;TZID=Nowhere:20260502T090000', 'DURATION:PT1H'],
    ],
    times: ['2026-05-01T03:15–2026-05-01T04:15', '2026-05-02T03:15–2026-05-02T04:15'],
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

describe('events of a calendar file', () => {
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

describe('what takes the owner’s time', () => {
  const busyWith = (...lines: string[]) =>
    instancesOf(calendarFile([[...BERLIN_NINE, ...lines]]), { addresses: ['ada@example.com'] }).map((one) => one.isBusy)

  it.each([
    ['a plain event', [], true],
    ['a tentative one', ['STATUS:TENTATIVE'], true],
    ['a cancelled one', ['STATUS:CANCELLED'], false],
    ['one marked free', ['TRANSP:TRANSPARENT'], false],
    ['one the owner declined', ['ATTENDEE;PARTSTAT=DECLINED:mailto:Ada@example.com'], false],
    ['one the owner has not answered', ['ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@example.com'], true],
    ['one somebody else declined', ['ATTENDEE;PARTSTAT=DECLINED:mailto:vi@example.com'], true],
  ])('%s', (_, lines, isBusy) => {
    expect(busyWith(...lines)).toEqual([isBusy])
  })

  it('a cancelled time of a series is free, and the others are not', () => {
    const text = calendarFile([
      [...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=2'],
      ['RECURRENCE-ID:20260327T080000Z', 'STATUS:CANCELLED'],
    ])
    expect(instancesOf(text).map((one) => one.isBusy)).toEqual([true, false])
  })

  it('an event without a length takes none', () => {
    expect(instancesOf(calendarFile([['DTSTART:20260327T080000Z']])).map((one) => one.isBusy)).toEqual([false])
  })
})

describe('a calendar file that is malformed or malicious', () => {
  it('is read although a name, an alarm or an attachment in it is broken', () => {
    const junk = [
      'ATTENDEE;CN="a"b";X:mailto:x',
      'ATTACH;ENCODING=BASE64:x',
      'BEGIN:VALARM',
      'DTSTART:1',
      '???',
      'END:VALARM',
    ]
    expect(timesOf(calendarFile([[...BERLIN_NINE, ...junk, 'X-;;=:']]))).toEqual(['2026-03-26T08:00–2026-03-26T09:00'])
  })

  it.each([
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=MINUTELY;INTERVAL=1',
    'RRULE:FREQ=SECONDLY;COUNT=999999999',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    `RRULE:FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour)};BYMINUTE=${Array.from({ length: 60 }, (_, minute) => minute)}`,
    'RRULE:FREQ=SOMETIMES',
    'RRULE:FREQ=DAILY;BYDAY=XX',
    'RRULE:FREQ=DAILY;RSCALE=CHINESE',
    'RDATE:yesterday',
  ])('%s is refused, and soon', (line) => {
    const begun = performance.now()
    expect(() => instancesOf(calendarFile([[...BERLIN_NINE, line]]), { steps: 100_000 })).toThrow()
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'FREQ=YEARLY;INTERVAL=999999999'])(
    '%s never comes again, which takes no time to see',
    (rule) => {
      expect(timesOf(calendarFile([[...BERLIN_NINE, `RRULE:${rule}`]]))).toEqual(['2026-03-26T08:00–2026-03-26T09:00'])
    },
  )

  it.each(['', 'Hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR'])('%j is no calendar', (text) => {
    expect(() => instancesOf(text)).toThrow()
  })
})
