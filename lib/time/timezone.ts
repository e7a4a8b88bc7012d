import { z } from 'zod'
import { isTimezone } from '@/lib/scheduling'
import { check } from '@/messages/check'

/** An IANA zone that this runtime knows, in its given spelling. */
export function timezone() {
  const required = check('timezoneRequired')
  return z
    .string({ error: (issue) => (issue.input === undefined ? required : check('invalidInput')) })
    .min(1, required)
    .max(100, check('timezoneUnknown'))
    .refine(isTimezone, check('timezoneUnknown'))
    .meta({ examples: ['Europe/Berlin'] })
}
