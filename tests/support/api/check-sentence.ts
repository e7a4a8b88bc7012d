import { textsOf } from '@/messages'
import { checkTextsOf, sayCheck } from '@/messages/check'

/** The English sentence of an issue's `message`, which a schema has made with `check(…)`. */
export function checkSentence(message: string): string {
  return sayCheck(checkTextsOf(textsOf('en')), message)
}
