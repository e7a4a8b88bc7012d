import { check } from '@/messages/check'
import type { AnswerKit } from './answer-kit'
import { longestMatched, matchesPattern } from './pattern'
import { RARE_KIT } from './rare-kit'

/** The code of all types and limits: for the server, and for visitors of a form that has patterns. */
export const FULL_KIT = {
  ...RARE_KIT,
  findExceeded(question, answer, questions) {
    const { pattern } = question.validation
    const exceeded = RARE_KIT.findExceeded(question, answer)
    if (exceeded || typeof answer !== 'string' || !pattern) return exceeded
    const max = longestMatched(questions)
    if (answer.length > max) return check('tooLong', { max })
    return matchesPattern(pattern, answer) ? null : check('pattern')
  },
} as const satisfies AnswerKit
