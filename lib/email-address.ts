import { z } from 'zod'
import { isEmailAddress } from './email-pattern'

/** An e-mail address, trimmed, of at most 254 characters. */
export function emailAddress(message: string) {
  return z
    .string({ error: message })
    .transform((text) => text.trim())
    .pipe(z.string().refine(isEmailAddress, message))
}
