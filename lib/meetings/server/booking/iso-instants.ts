import { toCalendarDate } from '@/lib/scheduling/calendar-date'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'

/** The suffix of an ISO instant, by minute of the UTC day. */
const TIMES = Array.from({ length: 1440 }, (_, minute) => new Date(minute * MINUTE_MS).toISOString().slice(10))

/**
 * Formats epoch milliseconds like `toISOString`, several times faster: neighbours share the text of their date, and
 * whole minutes come from a table. For the years 0 to 9999.
 */
export function toIsoInstants(instants: readonly number[]): string[] {
  let day = Number.NaN
  let date = ''
  return instants.map((instantMs) => {
    const itsDay = Math.floor(instantMs / DAY_MS)
    if (itsDay !== day) {
      day = itsDay
      date = toCalendarDate(itsDay)
    }
    const time = TIMES[(instantMs - itsDay * DAY_MS) / MINUTE_MS]
    return time ? date + time : new Date(instantMs).toISOString()
  })
}
