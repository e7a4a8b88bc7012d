import { z } from 'zod'
import { withAsciiDomain } from './ascii-domain'
import { isEmailAddress } from './email-pattern'
import { toPlainLetters } from './plain-letters'

/** An e-mail address, trimmed, in plain letters, of at most 254 characters, its domain in ASCII and lower case. */
export function emailAddress(message: string) {
  return z
    .string({ error: message })
    .transform((text) => toPlainLetters(text).trim())
    .pipe(z.string().refine(isEmailAddress, { error: message, abort: true }))
    .transform(withAsciiDomain)
    .pipe(z.string().refine(isEmailAddress, message))
}
