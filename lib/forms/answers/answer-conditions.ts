import { z } from 'zod'
import { isDecimal } from '@/lib/shared/forms/answer-condition'
import { OPERATORS, type Operator } from '@/lib/shared/forms/rule-words'
import { MAX_LINE, uuid } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import { needsValue, shapeOf } from '../rules/operators'

/** Conditions of one filter. */
export const MAX_ANSWER_CONDITIONS = 10

const IS_OF_SHAPE: Record<ReturnType<typeof shapeOf>, (value: string) => boolean> = {
  any: (value) => value !== '',
  number: isDecimal,
  date: (value) => /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d)$/.test(value),
}

/** False for a value that the operator cannot be asked with. */
export function isComparable(operator: Operator, value: string): boolean {
  return !needsValue(operator) || IS_OF_SHAPE[shapeOf(operator)](value.trim())
}

const condition = z
  .strictObject({
    questionId: uuid(),
    operator: z.enum(OPERATORS),
    value: z
      .string()
      .trim()
      .max(MAX_LINE, check('tooLong', { max: MAX_LINE }))
      .default(''),
  })
  .refine(({ operator, value }) => isComparable(operator, value), { path: ['value'], message: check('invalidInput') })

/** In an address: a list as JSON, all of which must hold. */
export const answerConditions = z
  .string()
  .max(MAX_ANSWER_CONDITIONS * 2 * MAX_LINE)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: check('invalidInput') })
      return z.NEVER
    }
  })
  .pipe(z.array(condition).max(MAX_ANSWER_CONDITIONS))
