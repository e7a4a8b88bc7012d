import { checkTextsOf } from '@/messages/check'
import { errorWords, type Refused } from '@/messages/error-words'
import type { Texts } from '@/messages/texts'

/** Why the API refused something, for a page that has nothing else to show. */
export function refusalWords(refused: Refused, texts: Texts): string {
  const known = { errors: texts.part('apiErrors'), checks: checkTextsOf(texts) }
  return errorWords(refused, known) ?? texts.t.apiErrors.internal
}
