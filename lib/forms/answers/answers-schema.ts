import { z } from 'zod'
import { MAX_QUESTIONS } from '@/lib/shared/forms/question'
import { check } from '@/messages/check'

/**
 * Answers by question id, as they are sent. They are checked against their questions later. A map, so that no key can be
 * mistaken for a property that every object has.
 */
export const givenAnswers = z
  .unknown()
  .transform((value, context) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value))
    context.addIssue({ code: 'custom', message: check(value === undefined ? 'required' : 'invalidInput') })
    return z.NEVER
  })
  .refine((answers) => answers.size <= MAX_QUESTIONS, check('tooManyAnswers', { max: MAX_QUESTIONS }))
