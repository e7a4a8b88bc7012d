import { describe, expect, it } from 'vitest'
import {
  BERLIN_NINE,
  busyPeriodsOf,
  busyTimesOf,
  calendarFile,
  readingOf,
} from '@/tests/support/calendars/calendar-file'
import type { Feed } from '@/tests/support/calendars/judges/judges'
import { drawFeeds } from '@/tests/support/calendars/judges/random-feeds'
import { cases } from '@/tests/support/cases'

const NINE = '2026-03-26T08:00–2026-03-26T09:00'
const ONE_DAY = '2026-03-26T08:00–2026-03-27T08:00'
const START = 'DTSTART;TZID=Europe/Berlin:20260326T090000'

/** What one event takes in a year, and the line that is named. */
function busyAndLine(lines: string[], more: string[][] = []) {
  const text = calendarFile([['SUMMARY:Review', ...lines], ...more])
  const [unread, ...others] = readingOf(text).unread
  expect(others).toEqual([])
  return { busy: busyTimesOf(text), line: unread?.line ?? null }
}

describe('EventReader', () => {
  it.each([
    ['without a name for it, a date is a day', ['DTSTART:20260326'], ['2026-03-25T23:00–2026-03-26T23:00']],
    ['a date with a time all the same', ['DTSTART;VALUE=DATE:20260326T090000'], ['2026-03-25T23:00–2026-03-26T23:00']],
    ['a time without seconds', ['DTSTART:20260326T0800Z', 'DTEND:20260326T0900Z'], [NINE]],
    ['a time with hyphens and an offset', ['DTSTART:2026-03-26T09:00:00+01:00', 'DURATION:PT1H'], [NINE]],
    ['an end without a zone, by the clock of its start', [START, 'DTEND:20260326T100000'], [NINE]],
    ['an exception without a zone', [...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20260327T090000'], [NINE]],
    ['weeks behind the T', ['DTSTART;VALUE=DATE:20260326', 'DURATION:PT1W'], ['2026-03-25T23:00–2026-04-01T22:00']],
    ['an empty RDATE', [...BERLIN_NINE, 'RDATE:'], [NINE]],
    ['lines that are none', ['???', ...BERLIN_NINE, 'X', 'ATTENDEE;CN="a"b";X:mailto:x'], [NINE]],
  ])('reads %s', (_, lines, busy) => {
    expect(busyAndLine(lines)).toEqual({ busy, line: null })
  })

  it('takes UNTIL for an instant before it takes its date', () => {
    const lines = ['DTSTART;VALUE=DATE:20260326', 'RRULE:FREQ=DAILY;UNTIL=20260327T230000Z']
    expect(busyAndLine(lines).busy).toEqual(['2026-03-25T23:00–2026-03-28T23:00'])
  })

  it('keeps an exception that names no time at the time and length of its series', () => {
    const text = calendarFile([
      [...BERLIN_NINE, 'RRULE:FREQ=DAILY;COUNT=2'],
      ['RECURRENCE-ID;TZID=Europe/Berlin:20260327T090000', 'SUMMARY:Renamed'],
    ])
    expect(busyTimesOf(text)).toEqual([NINE, '2026-03-27T08:00–2026-03-27T09:00'])
  })

  it.each([
    [
      'an end before its start',
      [START, 'DTEND;TZID=Europe/Berlin:20260326T083000'],
      ['2026-03-26T07:30–2026-03-27T08:00'],
    ],
    [
      'an end on another clock, before its start',
      [START, 'DTEND:20260326T073000Z'],
      ['2026-03-26T07:30–2026-03-27T08:00'],
    ],
    ['a negative duration', [START, 'DURATION:-PT1H'], ['2026-03-26T07:00–2026-03-27T08:00']],
    ['a duration of months', [START, 'DURATION:P1M'], [ONE_DAY]],
    ['an empty end', [START, 'DTEND:'], [ONE_DAY]],
    ['an end of which the date is left', [START, 'DTEND:20260328T'], ['2026-03-26T08:00–2026-03-29T12:00']],
    [
      'a start of which the date is left',
      ['DTSTART:20260326T9', 'DURATION:PT1H'],
      ['2026-03-25T10:00–2026-03-28T12:00'],
    ],
    ['a start that does not exist', ['DTSTART:20260230T090000Z'], ['2026-01-31T10:00–2026-03-08T12:00']],
    [
      'a start that is lost, before its end',
      ['DTSTART:soon', 'DTEND:20260326T090000Z'],
      ['2026-03-25T09:00–2026-03-26T09:00'],
    ],
    [
      'an added time of which the date is left',
      [...BERLIN_NINE, 'RDATE:20260601T'],
      [NINE, '2026-05-31T10:00–2026-06-03T12:00'],
    ],
    [
      'a rule of an unknown kind',
      [...BERLIN_NINE, 'RRULE:FREQ=SOMETIMES;UNTIL=20260327'],
      [NINE, '2026-03-27T08:00–2026-03-27T09:00'],
    ],
    [
      'a rule with an odd weekday',
      [...BERLIN_NINE, 'RRULE:FREQ=WEEKLY;BYDAY=XX;UNTIL=20260327'],
      [NINE, '2026-03-27T08:00–2026-03-27T09:00'],
    ],
    [
      'a rule with an odd hour',
      [...BERLIN_NINE, 'RRULE:FREQ=DAILY;BYHOUR=x;UNTIL=20260327T120000Z'],
      ['2026-03-26T08:00–2026-03-27T13:00'],
    ],
    [
      'an unknown zone',
      ['DTSTART;TZID=Customized Time Zone:20260326T090000', 'DURATION:PT1H'],
      ['2026-03-25T19:00–2026-03-26T22:00'],
    ],
    [
      'a zone of which only the offset is known',
      ['DTSTART;TZID="(UTC+01:00) Nowhere":20260326T090000', 'DURATION:PT1H'],
      ['2026-03-26T07:00–2026-03-26T09:00'],
    ],
  ])('closes what %s could concern, and names the line', (_, lines, busy) => {
    const odd =
      lines.length === 1
        ? lines[0]
        : lines.find(
            (line) => !BERLIN_NINE.includes(line) && !/^DURATION:PT|^DTEND:2026.*Z$|^DTSTART;TZID=Eu/.test(line),
          )
    expect(busyAndLine(lines)).toEqual({ busy, line: odd ?? lines[1] })
  })

  it('closes all time for an event of which nothing is legible, and goes on with the others', () => {
    const text = calendarFile([['SUMMARY:Lost', 'DTSTART:soon'], BERLIN_NINE])
    expect(busyTimesOf(text)).toEqual(['2026-01-01T00:00–2027-01-01T00:00'])
    expect(readingOf(text).instances).toHaveLength(1)
    expect(readingOf(text).unread).toEqual([
      { title: 'Lost', start: null, part: 'start', line: 'DTSTART:soon', number: 8 },
    ])
  })

  it.each([['TRANSP:TRANSPARENT'], ['STATUS:CANCELLED']])(
    'leaves out an illegible event that takes no time: %s',
    (line) => {
      expect(busyAndLine(['DTSTART:soon', line])).toEqual({ busy: [], line: null })
    },
  )

  it('names an exception that cannot be read, and leaves its time taken', () => {
    expect(busyAndLine([...BERLIN_NINE, 'EXDATE:never'])).toEqual({ busy: [NINE], line: 'EXDATE:never' })
  })

  it('never frees what a broken line said, nor touches other events', () => {
    const feeds = drawFeeds(cases(25).numRuns, cases().seed ?? 5)
    for (const feed of feeds) {
      const uids = new Set(readingOf(feed.text, optionsOf(feed)).instances.map(({ uid }) => uid))
      const before = busyPeriodsOf(feed.text, optionsOf(feed))
      for (const { text, uid } of breakEachLine(feed)) {
        const after = busyPeriodsOf(text, optionsOf(feed))
        const freed = before.filter((one) => !after.some(({ start, end }) => start <= one.start && end >= one.end))
        expect({ text, freed }).toEqual({ text, freed: [] })
        const { instances } = readingOf(text, optionsOf(feed))
        const others = [...uids].filter((one) => one !== uid && !instances.some((instance) => instance.uid === one))
        expect({ text, others }).toEqual({ text, others: [] })
      }
    }
  })
})

const optionsOf = ({ zone, period }: Feed) => ({
  zone,
  from: new Date(period.start).toISOString(),
  to: new Date(period.end).toISOString(),
})

const BROKEN: Record<string, string[]> = {
  DTSTART: ['$1T', 'soon', ''],
  DTEND: ['', 'tomorrow', '19700101T000000Z'],
  DURATION: ['', 'P1M', '-PT1H'],
  RRULE: ['', 'FREQ=SOMETIMES', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=DAILY;INTERVAL=x;COUNT=y'],
  RDATE: ['$1T'],
  EXDATE: ['never', ''],
  'RECURRENCE-ID': ['never'],
}

/** The file once with each of its lines broken in each way, and the event that the line is of. */
function breakEachLine({ text: file, has }: Feed): { text: string; uid: string }[] {
  // A lost end is taken to be within a day.
  const isLong = has.has('an end on another clock') || has.has('only an end with a zone')
  const lines = file.replace(/\r?\n /g, '').split(/\r?\n/)
  return lines.flatMap((line, place) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Za-z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/.exec(line) ?? []
    const begin = lines.lastIndexOf('BEGIN:VEVENT', place)
    if (
      begin === -1 ||
      lines.indexOf('END:VEVENT', begin) < place ||
      lines.slice(begin, place).includes('BEGIN:VALARM')
    )
      return []
    const uid =
      lines
        .slice(begin)
        .find((one) => one.startsWith('UID:'))
        ?.slice(4) ?? ''
    const values = (isLong && /^DTEND$/i.test(name) ? [] : (BROKEN[name.toUpperCase()] ?? [])).map((broken) =>
      broken.replace('$1', value.slice(0, 8)),
    )
    const odd = values.map((broken) => `${name}${parameters}:${broken}`)
    const zone = parameters.includes('TZID') ? [line.replace(/TZID=(?:"[^"]*"|[^:;]*)/, 'TZID=Elsewhere')] : []
    return [...odd, ...zone].map((one) => ({ uid, text: lines.with(place, one).join('\r\n') }))
  })
}
