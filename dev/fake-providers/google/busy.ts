import type { calendar_v3 } from '@googleapis/calendar'
import { DateTime } from 'luxon'
import { DAY_MS } from '@/lib/scheduling/units'
import type { FakeRequest } from '../routing'
import { refuse } from './refusals'
import type { GoogleCalendar, GoogleEvent, GoogleState } from './state'

const MAX_MS = 90 * DAY_MS
const MAX_CALENDARS = 50

/** An all-day event lies between two midnights of its calendar's zone. */
export function toInstants(event: GoogleEvent, zone: string): { start: number; end: number } {
  const at = (time: calendar_v3.Schema$EventDateTime | undefined) =>
    time?.dateTime
      ? DateTime.fromISO(time.dateTime, { zone: time.timeZone ?? zone }).toMillis()
      : DateTime.fromISO(time?.date ?? '', { zone }).toMillis()
  return { start: at(event.start), end: at(event.end) }
}

/** True when Google's freeBusy counts the event: not cancelled, not "free", not declined by the calendar's owner. */
function isBusy(event: GoogleEvent): boolean {
  const own = event.attendees?.find(({ self }) => self)
  return event.status !== 'cancelled' && event.transparency !== 'transparent' && own?.responseStatus !== 'declined'
}

export function queryFreeBusy(state: GoogleState, email: string, { json }: FakeRequest) {
  const body = json as calendar_v3.Schema$FreeBusyRequest
  const from = Date.parse(body.timeMin ?? '')
  const to = Date.parse(body.timeMax ?? '')
  if (Number.isNaN(from) || Number.isNaN(to)) refuse(400, 'required', 'Missing time range')
  if (to <= from) refuse(400, 'timeRangeEmpty', 'The specified time range is empty.')
  if (to - from > MAX_MS) refuse(400, 'timeRangeTooLong', 'The requested time range is too long.')
  if ((body.items?.length ?? 0) > MAX_CALENDARS) refuse(400, 'tooManyCalendarsRequested', 'Too many calendars.')
  const answers = (body.items ?? []).map(({ id }) => {
    const calendar = state.find(email, id ?? '')
    const answer = calendar
      ? { busy: mergedBusy(calendar, from, to) }
      : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }
    return [id, answer] as const
  })
  return {
    kind: 'calendar#freeBusy',
    timeMin: new Date(from).toISOString(),
    timeMax: new Date(to).toISOString(),
    calendars: Object.fromEntries(answers),
  }
}

function mergedBusy(calendar: GoogleCalendar, from: number, to: number): calendar_v3.Schema$TimePeriod[] {
  const periods = [...calendar.events.values()]
    .filter(isBusy)
    .map((event) => toInstants(event, calendar.entry.timeZone))
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .sort((one, other) => one.start - other.start)
  const merged: { start: number; end: number }[] = []
  for (const period of periods) {
    const last = merged.at(-1)
    if (last && period.start <= last.end) last.end = Math.max(last.end, period.end)
    else merged.push({ ...period })
  }
  return merged.map(({ start, end }) => ({ start: toIso(start), end: toIso(end) }))
}

/** Google leaves out the milliseconds. */
const toIso = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z')
