import type { Question } from '@/lib/shared/forms/question'
import { toPlainDigits } from '@/lib/shared/text/plain-letters'
import { check } from '@/messages/check'
import type { AnswerKit, Read } from './answer-kit'
import { longestMatched, matchesPattern } from './pattern'
import { RARE_KIT } from './rare-kit'

/** Longer texts are no codes, and matching them takes its time. */
const MAX_CODE = 100

/** The code of all types and limits: for the server, and for visitors of a form that has patterns. */
export const FULL_KIT = {
  ...RARE_KIT,
  readers: { ...RARE_KIT.readers, text: readPatterned },
  findExceeded(question, answer, questions) {
    const { pattern } = question.validation
    const exceeded = RARE_KIT.findExceeded(question, answer)
    if (exceeded || typeof answer !== 'string' || !pattern) return exceeded
    const max = longestMatched(questions)
    if (answer.length > max) return check('tooLong', { max })
    return matchesPattern(pattern, answer) ? null : check('pattern')
  },
} as const satisfies AnswerKit

/** A code in wide letters is the code in plain ones, if that is what its pattern asks for. */
function readPatterned(value: unknown, question: Question): Read {
  const { pattern } = question.validation
  const typed = pattern && typeof value === 'string' && value.length <= MAX_CODE ? value.trim() : ''
  const plain = toPlainDigits(typed)
  const isMeant = pattern && plain !== typed && !matchesPattern(pattern, typed) && matchesPattern(pattern, plain)
  return RARE_KIT.readers.text(isMeant ? plain : value)
}
