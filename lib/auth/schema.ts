import { z } from 'zod'
import { emailAddress } from '@/lib/vocabulary/email-address'
import { toSafeNext } from './route-policy'

export const INVALID_EMAIL_MESSAGE = 'Please enter a valid email address.'

export const sendMagicLinkSchema = z.object({
  email: emailAddress(INVALID_EMAIL_MESSAGE).transform((email) => email.toLowerCase()),
  /** Where to go after sign-in; what is no path of ours is ignored. */
  next: z.unknown().optional().transform(toSafeNext),
})
