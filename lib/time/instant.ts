import { z } from 'zod'
import { isCalendarDate, isDateInBounds, isInstantInBounds } from '@/lib/scheduling'

/** An ISO 8601 instant with its offset, 1970-01-02 to 9999-12-30 in UTC, as a Date. 30 February is refused, not moved to March. */
export function instant(required = 'Required') {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : 'Invalid input') })
    .pipe(z.iso.datetime({ offset: true, error: 'Invalid date', abort: true }))
    .transform((text) => new Date(text))
    .refine((date) => isInstantInBounds(date.getTime()), 'Invalid date')
}

/** A date `yyyy-MM-dd` that exists, 1970-01-02 to 9999-12-30. */
export function calendarDate() {
  return z.string({ error: 'Required' }).refine((text) => isCalendarDate(text) && isDateInBounds(text), 'Invalid date')
}
