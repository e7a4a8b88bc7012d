import { z } from 'zod'
import { emailAddress } from '@/lib/email-address'
import { MAX_MESSAGE, personName, trimmed } from '@/lib/text'

const TOO_SHORT = 'Message must be at least 10 characters'

export const contactSchema = z.object({
  fullName: personName('Full name is required'),
  email: emailAddress('Please enter a valid email address'),
  message: trimmed(MAX_MESSAGE, TOO_SHORT).min(10, TOO_SHORT),
  /** A field that no person sees: what fills it in is a program. */
  website: z.string().optional(),
})

export type ContactInput = z.output<typeof contactSchema>
