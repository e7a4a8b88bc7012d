import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { type CheckTexts, isCheck, sayCheck } from './check'
import type { PartTexts } from './texts'

/** Sentences of codes: of all for owners, of those that visitors can meet on their pages. */
export type ErrorTexts = { errors: Pick<PartTexts<'apiErrors' | 'visitorErrors'>, 't'>; checks: CheckTexts }

/** A refusal of the API, asked for with `CHECKS_HEADER`. */
export type Refused = { code?: string | undefined; message: string }

/**
 * Why the API refused something, in the reader's language; undefined for a code that the page does not know, where it has a
 * general sentence. An English page can say the API's own.
 */
export function errorWords({ code = '', message }: Refused, { errors, checks }: ErrorTexts): string | undefined {
  if (isCheck(message)) return sayCheck(checks, message)
  const sentences: Record<string, string> = errors.t
  if (Object.hasOwn(sentences, code)) return sentences[code]
  return (checks.language === DEFAULT_LANGUAGE && message) || undefined
}
