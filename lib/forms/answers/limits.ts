import type { Answer, Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { check } from '@/messages/check'

/** Why an answer is outside of the limits that its owner has set; null for one that is within. */
export function findExceeded({ questionType, validation }: Question, answer: Answer): string | null {
  const { min, max, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = validation
  if (Array.isArray(answer)) {
    if (answer.length < minLength) return check('tooFewChosen', { min: minLength })
    return answer.length > maxLength ? check('tooManyChosen', { max: maxLength }) : null
  }
  if (typeof answer === 'number') {
    if (typeof min === 'number' && answer < min) return check('tooSmall', { min })
    return typeof max === 'number' && answer > max ? check('tooLarge', { max }) : null
  }
  if (typeof answer !== 'string') return null
  if (answer.length < minLength) return check('tooShort', { min: minLength })
  if (answer.length > maxLength) return check('tooLong', { max: maxLength })
  return ORDERED.has(QUESTION_KINDS[questionType].stores) ? findOutside(answer, min, max) : null
}

const ORDERED: ReadonlySet<string> = new Set(['date', 'time'])

/** Dates and times are in order as texts. */
function findOutside(answer: string, min: unknown, max: unknown): string | null {
  if (typeof min === 'string' && answer < min) return check('tooEarly', { min })
  return typeof max === 'string' && answer > max ? check('tooLate', { max }) : null
}
