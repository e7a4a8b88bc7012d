import { z } from 'zod'
import { isCalendarDate, isDateInBounds, isInstantInBounds } from '@/lib/scheduling'
import { check } from '@/messages/check'

/** An ISO 8601 instant with an offset, 1970-01-02 to 9999-12-30 in UTC, as a Date. Impossible dates are refused. */
export function instant() {
  return z
    .string({ error: (issue) => (issue.input === undefined ? check('required') : check('invalidInput')) })
    .pipe(z.iso.datetime({ offset: true, error: check('invalidDate'), abort: true }))
    .transform((text) => new Date(text))
    .refine((date) => isInstantInBounds(date.getTime()), check('invalidDate'))
    .meta({ format: 'date-time' })
}

/** Part of the query of each list: leaves what changed at or after an instant, for a program that keeps a copy. */
export const updatedSince = { updatedSince: instant().optional() }

/** The query of a list that has no other. */
export const updatedSinceQuery = z.object(updatedSince)

/** A date `yyyy-MM-dd` that exists, 1970-01-02 to 9999-12-30. Aborts, so that no check of a whole object compares a wrong one. */
export function calendarDate() {
  return z
    .string({ error: check('required') })
    .refine((text) => isCalendarDate(text) && isDateInBounds(text), { error: check('invalidDate'), abort: true })
    .meta({ format: 'date' })
}
