import { ODD_ZONE } from '@/tests/support/calendars/calendar-file'
import { feedOf } from '@/tests/support/calendars/ics-server'
import type { Feed } from './judges'
import type { Feature } from './random-feeds'

const named = (name: string) => ODD_ZONE.map((line) => line.replace(/^TZID:.*/, `TZID:${name}`))
const YEAR = { start: Date.UTC(2026, 0, 1), end: Date.UTC(2027, 0, 1) }

type Written = { events: string[][]; head?: string[]; after?: string; has?: Feature[] }

/** Kinds of files that programs write, after the examples that other readers are tested with. */
const WRITTEN: Record<string, Written> = {
  'a series of Outlook, with its own zone and a time taken out': {
    head: named('W. Europe Standard Time 1'),
    events: [
      [
        ...['UID:040000008200E00074C5B7101A82E008', 'DTSTART;TZID="W. Europe Standard Time 1":20260105T093000'],
        ...[
          'DTEND;TZID="W. Europe Standard Time 1":20260105T103000',
          'RRULE:FREQ=WEEKLY;UNTIL=20260629T073000Z;INTERVAL=2;BYDAY=MO;WKST=MO',
        ],
        ...[
          'EXDATE;TZID="W. Europe Standard Time 1":20260119T093000',
          'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
          'CLASS:PUBLIC',
        ],
      ],
    ],
    has: ['start in a defined zone', 'UNTIL in UTC'],
  },
  'a zone that is escaped where it is defined and quoted where it is used': {
    head: named('(UTC+07:00) Bangkok\\, Hanoi\\, Jakarta'),
    events: [
      ['UID:a', 'DTSTART;TZID="(UTC+07:00) Bangkok, Hanoi, Jakarta":20261217T090000', 'DURATION:PT1H'],
      ['UID:b', 'DTSTART;TZID="(UTC+07:00) Bangkok, Hanoi, Jakarta":20260617T090000', 'DURATION:PT1H'],
    ],
    has: ['start in a defined zone'],
  },
  'a series of Google, with times that are moved, cancelled and left out': {
    events: [
      [
        ...[
          'UID:g@google.com',
          'DTSTART;TZID=America/New_York:20260302T140000',
          'DTEND;TZID=America/New_York:20260302T150000',
        ],
        ...[
          'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
          'EXDATE;TZID=America/New_York:20260311T140000',
          'EXDATE;TZID=America/New_York:20260318T140000',
        ],
      ],
      [
        ...['UID:g@google.com', 'RECURRENCE-ID;TZID=America/New_York:20260304T140000'],
        ...['DTSTART;TZID=America/New_York:20260305T160000', 'DTEND;TZID=America/New_York:20260305T163000'],
      ],
      [
        ...['UID:g@google.com', 'RECURRENCE-ID:20260309T180000Z', 'STATUS:CANCELLED'],
        ...['DTSTART;TZID=America/New_York:20260309T140000', 'DTEND;TZID=America/New_York:20260309T150000'],
      ],
    ],
    has: ['an exception in UTC'],
  },
  'birthdays, since long ago': {
    events: [
      ['UID:a', 'DTSTART;VALUE=DATE:19800617', 'DTEND;VALUE=DATE:19800618', 'RRULE:FREQ=YEARLY'],
      ['UID:b', 'DTSTART;VALUE=DATE:20000229', 'RRULE:FREQ=YEARLY', 'TRANSP:TRANSPARENT'],
    ],
    has: ['start on a date'],
  },
  'rules that count from the end, and days that a month lacks': {
    events: [
      ['UID:a', 'DTSTART:20260130T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=5FR'],
      ['UID:b', 'DTSTART:20260131T120000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=9'],
      ['UID:c', 'DTSTART:20260131T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY'],
      ['UID:d', 'DTSTART:20260130T160000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
      ['UID:e', 'DTSTART:20260105T180000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYWEEKNO=2,20;BYDAY=MO'],
      ['UID:f', 'DTSTART:20260410T200000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYYEARDAY=100,-100'],
    ],
    has: ['start in UTC', 'weeks by number', 'days that a month lacks'],
  },
  'several times a day': {
    events: [
      [
        'UID:a',
        'DTSTART;TZID=Europe/Berlin:20260601T090000',
        'DURATION:PT15M',
        'RRULE:FREQ=DAILY;BYHOUR=9,13;BYMINUTE=0,30;COUNT=60',
      ],
      ['UID:b', 'DTSTART:20260701T000000Z', 'DURATION:PT10M', 'RRULE:FREQ=HOURLY;INTERVAL=5;COUNT=40'],
    ],
    has: ['start in a named zone'],
  },
  'weeks that begin on Sunday and on Monday': {
    events: [
      [
        'UID:a',
        'DTSTART:20260106T080000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYDAY=TU,SU;WKST=MO',
      ],
      [
        'UID:b',
        'DTSTART:20260106T100000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=8;BYDAY=TU,SU;WKST=SU',
      ],
    ],
    has: ['start in UTC'],
  },
  'two rules of one event': {
    events: [
      [
        ...['UID:a', 'DTSTART;TZID=Europe/Berlin:20260105T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=5'],
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=5;COUNT=6',
      ],
    ],
    has: ['two rules'],
  },
  'a shift plan of single dates and periods': {
    events: [
      [
        'UID:a',
        'DTSTART;TZID=Europe/Berlin:20260105T220000',
        'DURATION:PT8H',
        'RDATE;TZID=Europe/Berlin:20260107T220000,20260110T060000',
      ],
      [
        'UID:b',
        'DTSTART:20260205T100000Z',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD:20260207T060000Z/PT2H,20260208T060000Z/20260208T090000Z',
      ],
    ],
    has: ['RDATE with periods', 'RDATE'],
  },
  'a series that was changed from a day on': {
    events: [
      ['UID:a', 'DTSTART;TZID=Europe/Berlin:20260105T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=10'],
      [
        'UID:a',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260126T090000',
        'DTSTART;TZID=Europe/Berlin:20260126T150000',
        'DURATION:PT2H',
      ],
    ],
    has: ['an exception for all later times'],
  },
  'one time of a series, for somebody who was invited to it alone': {
    events: [['UID:a', 'RECURRENCE-ID:20260318T090000Z', 'DTSTART:20260318T130000Z', 'DTEND:20260318T140000Z']],
    has: ['an exception alone'],
  },
  'two versions of an event, of which an exception replaces a time': {
    events: [
      [
        'UID:a',
        'SEQUENCE:1',
        'DTSTART;VALUE=DATE:20260706',
        'DTEND;VALUE=DATE:20260713',
        'RRULE:FREQ=WEEKLY;COUNT=3;INTERVAL=2',
      ],
      [
        'UID:a',
        'SEQUENCE:2',
        'RECURRENCE-ID;VALUE=DATE:20260720',
        'DTSTART;VALUE=DATE:20260707',
        'DTEND;VALUE=DATE:20260714',
      ],
      [
        'UID:a',
        'SEQUENCE:3',
        'DTSTART;VALUE=DATE:20260706',
        'DTEND;VALUE=DATE:20260713',
        'RRULE:FREQ=WEEKLY;COUNT=3;INTERVAL=2',
      ],
    ],
    has: ['start on a date', 'two versions'],
  },
  'busy times alone': {
    events: [],
    after: [
      ...['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'BEGIN:VFREEBUSY', 'DTSTART:20260101T000000Z', 'DTEND:20270101T000000Z'],
      ...[
        'FREEBUSY;FBTYPE=BUSY:20261217T100000Z/20261217T110000Z,20261217T130000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261218T100000Z/PT1H',
      ],
      ...[
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261219T100000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20261220T100000Z/PT1H',
        'END:VFREEBUSY',
        'END:VCALENDAR',
        '',
      ],
    ].join('\r\n'),
    has: ['busy times', 'busy times in one line'],
  },
  'lines that are folded by tabs, within letters, and around alarms, tasks and additions': {
    events: [
      [
        ...[
          'UID:a',
          'SUMMARY:Ça',
          '\t va\\; “très” bien',
          'DTSTART;TZID=Europe',
          ' /Berlin:20260326T',
          ' 090000',
          'DTEND;TZID=Europe/Berlin:20260326T100000',
        ],
        ...[
          'BEGIN:VALARM',
          'TRIGGER;VALUE=DURATION:-PT15M',
          'DTSTART:19700101T000000Z',
          'END:VALARM',
          'X-APPLE-STRUCTURED-LOCATION;X-TITLE="a:b;c":geo:1,2',
        ],
      ],
    ],
    has: ['folds within a zone'],
    after: [
      'BEGIN:VCALENDAR',
      'BEGIN:VTODO',
      'UID:t',
      'DTSTART:20260401T090000Z',
      'DUE:20260401T100000Z',
      'END:VTODO',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  },
}

export const WRITTEN_FEEDS: Feed[] = ['Europe/Berlin', 'America/New_York'].flatMap((zone) =>
  Object.entries(WRITTEN).map(([name, { events, head = [], after = '', has = [] }]) => ({
    name,
    text: feedOf(events, head) + after,
    zone,
    period: YEAR,
    has: new Set(has),
  })),
)
