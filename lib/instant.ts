import { z } from 'zod'

const MIN = Date.parse('1970-01-01T00:00:00Z')
const END = Date.parse('9999-12-31T23:59:59.999Z')

/** An ISO 8601 instant with its offset, between 1970 and 9999, as a Date. 30 February is refused, not moved to March. */
export function instant(required = 'Required') {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : 'Invalid input') })
    .pipe(z.iso.datetime({ offset: true, error: 'Invalid date', abort: true }))
    .transform((text) => new Date(text))
    .refine((date) => date.getTime() >= MIN && date.getTime() <= END, 'Invalid date')
}
