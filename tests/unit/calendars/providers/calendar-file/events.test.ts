import { describe, expect, it } from 'vitest'
import {
  BERLIN_NINE,
  busyTimesOf,
  calendarFile,
  instancesOf,
  readingOf,
  timesOf,
} from '@/tests/support/calendars/calendar-file'
import { feedOf } from '@/tests/support/calendars/ics-server'
import { startProcessorTime } from '@/tests/support/processor-time'

describe('EventReader', () => {
  describe('what takes the owner’s time', () => {
    const busyWith = (...lines: string[]) =>
      instancesOf(calendarFile([[...BERLIN_NINE, ...lines]]), { addresses: ['ada@example.com'] }).map(
        (one) => one.isBusy,
      )

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

  it('the busy times of a VFREEBUSY take time, whatever kind of busy they are', () => {
    const busy = [
      'FREEBUSY;FBTYPE=BUSY:20261217T100000Z/20261217T110000Z,20261217T130000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261218T100000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261219T100000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20261220T100000Z/PT1H',
      'FREEBUSY:20261221T100000Z/20261221T090000Z',
    ]
    const component = ['BEGIN:VFREEBUSY', 'UID:busy', ...busy, 'END:VFREEBUSY']
    const text = feedOf([], component)
    expect(busyTimesOf(text)).toEqual([
      ...['2026-12-17T10:00–2026-12-17T11:00', '2026-12-17T13:00–2026-12-17T14:00'],
      ...[
        '2026-12-18T10:00–2026-12-18T11:00',
        '2026-12-19T10:00–2026-12-19T11:00',
        '2026-12-21T09:00–2026-12-22T10:00',
      ],
    ])
    expect(readingOf(text).unread).toMatchObject([{ part: 'busy', line: busy[4], number: 10 }])
    expect(busyTimesOf(feedOf([['UID:a', ...BERLIN_NINE]], component))).toHaveLength(6)
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
      expect(timesOf(calendarFile([[...BERLIN_NINE, ...junk, 'X-;;=:']]))).toEqual([
        '2026-03-26T08:00–2026-03-26T09:00',
      ])
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
    ])('%s takes all time or its time of day, and is read soon', (line) => {
      const used = startProcessorTime()
      const { closed, unread } = readingOf(calendarFile([[...BERLIN_NINE, line]]), { steps: 100_000 })
      expect(used()).toBeLessThan(10_000)
      expect(closed.length).toBeGreaterThan(0)
      expect(unread).toMatchObject([{ line: line.slice(0, 200) }])
    })

    it('more events than can be counted are refused together', () => {
      const events = Array.from({ length: 10 }, (_, index) => [`UID:${index}`, ...BERLIN_NINE, 'RRULE:FREQ=SECONDLY'])
      expect(() => readingOf(feedOf(events), { steps: 100_000 })).toThrow(RangeError)
    })

    it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'FREQ=YEARLY;INTERVAL=999999999'])(
      '%s never comes again, which takes no time to see',
      (rule) => {
        expect(timesOf(calendarFile([[...BERLIN_NINE, `RRULE:${rule}`]]))).toEqual([
          '2026-03-26T08:00–2026-03-26T09:00',
        ])
      },
    )

    it.each(['', 'Hello', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR'])('%j is no calendar', (text) => {
      expect(() => instancesOf(text)).toThrow()
    })
  })
})
