/** A calendar that should be checked could not be read: nothing of that time may be offered or booked. */
export class CalendarUnreadableError extends Error {
  constructor() {
    super('Availability cannot be checked right now.')
    this.name = 'CalendarUnreadableError'
  }
}

type Period = { start: number; end: number }

/**
 * Busy periods of an owner's conflict-check calendars in [from, to), epoch milliseconds. Throws when one of them cannot
 * be read; none of them can until an adapter for its provider exists, and unknown is never free.
 */
export async function readCalendarBusy(calendars: string[], _from: number, _to: number): Promise<Period[]> {
  if (calendars.length > 0) throw new CalendarUnreadableError()
  return []
}
