import { z } from 'zod'
import { emailAddress } from '@/lib/shared/text/email-address'
import { check } from '@/messages/check'
import { toSafeNext } from './route-policy'

export const sendMagicLinkSchema = z.object({
  email: emailAddress(check('loginEmailInvalid')).transform((email) => email.toLowerCase()),
  /** The path to open after sign-in; anything but a path of ours is ignored. */
  next: z.unknown().optional().transform(toSafeNext),
})
