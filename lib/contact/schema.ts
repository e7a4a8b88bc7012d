import { z } from 'zod'
import { emailAddress } from '@/lib/shared/text/email-address'
import { MAX_MESSAGE, personName, trimmed } from '@/lib/shared/text/text'
import { check } from '@/messages/check'

const MIN_MESSAGE = 10
const TOO_SHORT = check('messageTooShort', { min: MIN_MESSAGE })

export const contactSchema = z.object({
  fullName: personName(check('fullNameRequired')),
  email: emailAddress(check('emailInvalid')),
  message: trimmed(MAX_MESSAGE, TOO_SHORT).min(MIN_MESSAGE, TOO_SHORT),
  /** A field that no person sees: what fills it in is a program. */
  website: z.string().optional(),
})

export type ContactInput = z.output<typeof contactSchema>
