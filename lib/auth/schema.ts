import { z } from 'zod'
import { emailAddress } from '@/lib/shared/text/email-address'
import { check } from '@/messages/check'
import { toSafeNext } from './route-policy'

const INVALID = check('loginEmailInvalid')

export const sendMagicLinkSchema = z.object({
  /** In the one spelling of the address: whose mailbox it is must not depend on how we read it. */
  email: z
    .string({ error: INVALID })
    .refine((text) => text === text.normalize('NFKC'), { error: INVALID, abort: true })
    .pipe(emailAddress(INVALID))
    .transform((email) => email.toLowerCase()),
  /** The path to open after sign-in; anything but a path of ours is ignored. */
  next: z.unknown().optional().transform(toSafeNext),
})
