import { withDecimalMark } from '../text/decimal-mark'
import { type AnswerWords, answerTexts } from './answer-text'
import type { Answer, AnsweredQuestion } from './question'
import { QUESTION_KINDS } from './question-kinds'
import type { QuestionKind } from './question-types'

/**
 * Set where an answer's words depend on its reader, who is known when the mail is sent. `isNumber`: the texts get their decimal
 * sign; `given`: they are made anew. Both are missing in mails of earlier releases, and `given` in those before new types.
 */
export type ForReader = { isNumber?: true; given?: { type: AnsweredQuestion['type']; answer: Answer } }

/** The answers that each language words in its own way. */
const IS_WORDED: Record<QuestionKind['stores'], boolean> = {
  words: false,
  number: false,
  rating: false,
  option: false,
  options: false,
  date: true,
  time: true,
  yes_no: true,
  consent: false,
  scale: false,
  ranking: false,
  matrix: false,
  address: true,
  files: false,
  nothing: false,
}

export function forReader({ type }: AnsweredQuestion, answer: Answer): ForReader {
  if (typeof answer === 'number') return { isNumber: true }
  return IS_WORDED[QUESTION_KINDS[type].stores] ? { given: { type, answer } } : {}
}

/** The texts of an answer for the reader of a mail; `texts` are those for programs. */
export function textsForReader(texts: string[], { isNumber, given }: ForReader, words: AnswerWords): string[] {
  if (given) return answerTexts({ ...given, options: [] }, given.answer, words)
  return isNumber ? texts.map((number) => withDecimalMark(number, words.locale)) : texts
}
