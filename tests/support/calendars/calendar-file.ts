import { listEventInstances } from '@/lib/calendars/providers/caldav/recurrence/recurrence'
import { WorkBudget } from '@/lib/calendars/providers/caldav/recurrence/work-budget'

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

export function instancesOf(text: string, options: Options = {}) {
  const { from = '2026-01-01T00:00:00Z', to = '2027-01-01T00:00:00Z', zone = 'Europe/Berlin', addresses = [] } = options
  const period = { start: Date.parse(from), end: Date.parse(to) }
  return listEventInstances(text, period, { zone, addresses }, new WorkBudget(options.steps ?? 500_000))
}

/** `start–end`, as instants. */
export function timesOf(text: string, options: Options = {}): string[] {
  const brief = (instant: number) => new Date(instant).toISOString().slice(0, 16)
  return instancesOf(text, options)
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => `${brief(start)}–${brief(end)}`)
}
