import { z } from 'zod'
import { invalidField } from '@/lib/shared/errors'
import type { QuestionValidation } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { VALIDATION } from '@/lib/shared/forms/question-validation'
import { MAX_LINE, trimmed } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import type { Read } from './answers/answer-kit'
import { readDate, readTime } from './answers/more-readers'
import { isPattern, MAX_PATTERN } from './answers/pattern'

const MAX_LENGTH = 10_000
const LENGTH_RANGE = check('numberOutOfRange', { min: 0, max: MAX_LENGTH })
const length = z.int(LENGTH_RANGE).min(0, LENGTH_RANGE).max(MAX_LENGTH, LENGTH_RANGE)
const end = z.union([z.number(), trimmed(MAX_LINE)])

/** The limits of all types. Others are no field of the question: `validationFor` refuses them by their name. */
export const questionValidationSchema = z
  .looseObject({
    min: end,
    max: end,
    minLength: length,
    maxLength: length,
    pattern: z.string(),
    message: trimmed(MAX_LINE),
  })
  .partial()

export type ValidationInput = z.output<typeof questionValidationSchema>

/** The limits of a question of this type. Throws 400 with the name of one that the type does not know, or that no answer meets. */
export function validationFor(type: QuestionType, sent: ValidationInput): QuestionValidation {
  const known: readonly string[] = VALIDATION[type]
  for (const name of Object.keys(sent)) {
    if (!known.includes(name)) throw invalidField(`validation.${name}`, check('validationUnknown'))
  }
  const { message, minLength, maxLength, pattern } = sent
  if (pattern && !isPattern(pattern))
    throw invalidField('validation.pattern', check('patternInvalid', { max: MAX_PATTERN }))
  const [min, max] = [endOf(type, 'min', sent.min), endOf(type, 'max', sent.max)]
  if (min !== undefined && max !== undefined && min > max) throw invalidField('validation.max', check('rangeEmpty'))
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    throw invalidField('validation.maxLength', check('rangeEmpty'))
  }
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern && { pattern }),
    ...(message && { message }),
  }
}

type End = string | number | undefined

/** An end of a range is an answer itself. */
function endOf(type: QuestionType, name: 'min' | 'max', value: End): End {
  if (value === undefined) return undefined
  const read = readEnd(type, value)
  if (read && 'value' in read) return read.value as End
  throw invalidField(`validation.${name}`, read?.message ?? check('invalidInput'))
}

function readEnd(type: QuestionType, value: End): Read {
  const { stores } = QUESTION_KINDS[type]
  if (stores === 'date') return readDate(value)
  if (stores === 'time') return readTime(value)
  return typeof value === 'number' ? { value } : { message: check('number') }
}
