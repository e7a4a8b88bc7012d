import { check } from '@/messages/check'
import type { AnswerKit } from './answer-kit'
import { matchesPattern } from './pattern'
import { RARE_KIT } from './rare-kit'

/** The code of all types and limits: for the server, and for visitors of a form that has patterns. */
export const FULL_KIT = {
  ...RARE_KIT,
  findExceeded(question, answer) {
    const { pattern } = question.validation
    const isFound = typeof answer !== 'string' || !pattern || matchesPattern(pattern, answer)
    return RARE_KIT.findExceeded(question, answer) ?? (isFound ? null : check('pattern'))
  },
} as const satisfies AnswerKit
