import { z } from 'zod'
import { check } from '@/messages/check'
import { isUuid } from './uuid'

/** Maximum lengths in UTF-16 code units, as JavaScript counts them. docs/limits.md lists them. */
export const MAX_TITLE = 200
export { MAX_LINE } from './max-line'
export const MAX_DESCRIPTION = 10_000
export const MAX_MESSAGE = 5_000
/** The text on a button. */
export const MAX_LABEL = 40

/** Text that is trimmed and then must not be longer than `max`. */
export function trimmed(max: number, required?: string) {
  const text = z.string({
    error: (issue) => (issue.input === undefined ? (required ?? check('required')) : check('invalidInput')),
  })
  const limited = text.trim().max(max, check('tooLong', { max }))
  return required === undefined ? limited : limited.min(1, required)
}

/** In lower case. */
export function uuid(refusal: string = check('invalidInput')) {
  return z
    .string()
    .refine(isUuid, refusal)
    .transform((id) => id.toLowerCase())
    .meta({ format: 'uuid' })
}

/** Control characters, line breaks and direction overrides: a name goes into mail headers, files and a terminal. */
const NOT_IN_A_NAME = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A person's name: one line, trimmed. */
export function personName(required?: string) {
  return trimmed(MAX_TITLE, required).refine((name) => !NOT_IN_A_NAME.test(name), check('nameOneLine'))
}
