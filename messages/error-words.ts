import type { CheckTexts } from './check'
import { isCheck, sayCheck } from './check'
import type { PartTexts } from './texts'

/** Sentences of codes: of all for owners, of those that visitors can meet on their pages. */
export type ErrorTexts = { errors: Pick<PartTexts<'apiErrors' | 'visitorErrors'>, 't'>; checks: CheckTexts }

/** What a refusal of the API is, as it was asked with `CHECKS_HEADER`. */
export type Refused = { code?: string | undefined; message: string }

/** Why the API refused something, in the reader's language; undefined for a code that the page does not know. */
export function errorWords({ code = '', message }: Refused, { errors, checks }: ErrorTexts): string | undefined {
  if (isCheck(message)) return sayCheck(checks, message)
  const sentences: Record<string, string> = errors.t
  return Object.hasOwn(sentences, code) ? sentences[code] : undefined
}
