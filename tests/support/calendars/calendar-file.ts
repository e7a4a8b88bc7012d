import { cutToPeriod } from '@/lib/calendars/providers/busy-cache-windows'
import { busyOf, joinReadings } from '@/lib/calendars/providers/caldav/objects'
import { EventReader, type EventReading } from '@/lib/calendars/providers/calendar-file/events'
import { splitNow } from '@/lib/calendars/providers/calendar-file/split'
import { mergeBusy, type Period } from '@/lib/scheduling'

export const BERLIN_NINE = ['DTSTART;TZID=Europe/Berlin:20260326T090000', 'DTEND;TZID=Europe/Berlin:20260326T100000']

/** A test case: events of a calendar file, and the times expected in a period. */
export type Case = {
  rule: string
  events: string[][]
  times: string[]
  from?: string
  to?: string
  zone?: string
  zones?: string[]
}

/** A calendar of events, each given as its lines without UID. */
export function calendarFile(events: string[][], zones: string[] = []): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20260101T000000Z',
    ...event,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...zones, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** Standard time until March 2026, and from then on an hour of summer time that no real zone has. */
export const ODD_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
  ...['TZOFFSETFROM:+0230', 'TZOFFSETTO:+0130', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0130', 'TZOFFSETTO:+0230'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
]

type Options = { from?: string; to?: string; zone?: string; addresses?: string[]; steps?: number }

const periodOf = ({ from = '2026-01-01T00:00:00Z', to = '2027-01-01T00:00:00Z' }: Options): Period => ({
  start: Date.parse(from),
  end: Date.parse(to),
})

export function readingOf(text: string, options: Options = {}): EventReading {
  const { zone = 'Europe/Berlin', addresses = [] } = options
  const reader = new EventReader(periodOf(options), { zone, addresses }, { steps: options.steps })
  const file = splitNow(text)
  return joinReadings([
    ...file.events.map((event) => reader.read(event)),
    ...file.busyTimes.map((one) => reader.readBusy(one)),
  ])
}

export const instancesOf = (text: string, options: Options = {}) => readingOf(text, options).instances

const brief = (instant: number) => new Date(instant).toISOString().slice(0, 16)

/** `start–end`, as instants. */
export function timesOf(text: string, options: Options = {}): string[] {
  return instancesOf(text, options)
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => `${brief(start)}–${brief(end)}`)
}

export function busyPeriodsOf(text: string, options: Options = {}): Period[] {
  return mergeBusy(cutToPeriod(busyOf(readingOf(text, options)), periodOf(options)))
}

/** What takes time, as `start–end`. */
export function busyTimesOf(text: string, options: Options = {}): string[] {
  return busyPeriodsOf(text, options).map(({ start, end }) => `${brief(start)}–${brief(end)}`)
}
