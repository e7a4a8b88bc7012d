import { isInstantInBounds } from '@/lib/scheduling/bounds'
import { isCalendarDate } from '@/lib/scheduling/calendar-date'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import { PAGE_LOCATIONS } from '@/lib/shared/calendars/locations'
import { toWallClock } from '@/lib/time/screen-time'
import type { SuccessFacts } from './success-facts'

const MAX_LINE = 500

/** Reads the parameters of /success. They are not trusted, because anyone can write a URL. */
export function readSuccessQuery(query: string, fallbackTimezone: string): SuccessFacts {
  const params = new URLSearchParams(query)
  const zone = params.get('timezone')
  const timezone = zone && isTimezone(zone) ? zone : null
  const location = params.get('location') ?? ''
  const until = readInstant(params.get('until'))
  return {
    ...readWhen(params, timezone, fallbackTimezone),
    durationMinutes: readDuration(params.get('duration')),
    location: PAGE_LOCATIONS.find((known) => known === location) ?? null,
    customLocation: readLine(params.get('customLocation')),
    joinUrl: readJoinUrl(params.get('joinUrl'))?.href ?? null,
    password: readLine(params.get('password')),
    ...(until !== null && { until: new Date(until).toISOString() }),
  }
}

function readWhen(params: URLSearchParams, timezone: string | null, fallbackTimezone: string) {
  const start = readInstant(params.get('start'))
  if (start !== null) {
    const zone = timezone ?? fallbackTimezone
    return { start: new Date(start).toISOString(), ...toWallClock(start, zone), timezone: zone }
  }
  const date = params.get('date') ?? ''
  const time = params.get('time') ?? ''
  return {
    start: null,
    date: isCalendarDate(date) ? date : null,
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    timezone,
  }
}

/** Expects ISO with a zone. */
function readInstant(text: string | null): number | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const instant = Date.parse(text)
  return isInstantInBounds(instant) ? instant : null
}

function readDuration(text: string | null): number | null {
  const minutes = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
  return minutes >= 1 && minutes <= MAX_DURATION_MINUTES ? minutes : null
}

function readLine(text: string | null): string | null {
  const line = (text ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  return line === '' ? null : line.slice(0, MAX_LINE)
}
