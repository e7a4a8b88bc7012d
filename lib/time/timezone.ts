import { z } from 'zod'
import { isTimezone } from '@/lib/scheduling'

/** An IANA zone that this runtime knows; kept as it was spelled. */
export function timezone(required = 'Timezone is required') {
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : 'Invalid input') })
    .min(1, required)
    .max(100, 'Unknown time zone')
    .refine(isTimezone, 'Unknown time zone')
}
