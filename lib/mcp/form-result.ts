import { z } from 'zod'
import { formAnswer, logicRuleAnswer } from '@/lib/forms/answers'
import type { Form } from '@/lib/forms/form'
import { formPath } from '@/lib/forms/form-path'
import { env } from '@/lib/platform/env'
import { questionAnswer } from '@/lib/vocabulary/forms/answers'
import type { Question } from '@/lib/vocabulary/forms/question'
import { ruleAnswer } from '@/lib/vocabulary/forms/rule-answers'
import { pick } from '@/lib/vocabulary/pick'
import { words } from '@/lib/vocabulary/text/answers'

const FIELDS = {
  id: true,
  slug: true,
  title: true,
  description: true,
  isPublished: true,
  closesAt: true,
  maxResponses: true,
  nextPageId: true,
  questionCount: true,
  responseCount: true,
  newCount: true,
  spamCount: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Partial<Record<keyof Form, true>>

const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** A form without its texts in other languages and its looks. */
export const formResult = formAnswer
  .pick(FIELDS)
  .extend({ url: words('Where people fill it in, once it is published.') })

const QUESTION_FIELDS = {
  id: true,
  questionType: true,
  question: true,
  description: true,
  isRequired: true,
  settings: true,
  validation: true,
} as const

export const wholeFormResult = formResult.extend({
  questions: z.array(
    questionAnswer.pick(QUESTION_FIELDS).extend({
      options: z.array(z.object({ value: z.string().describe('What an answer holds.'), label: z.string() })),
    }),
  ),
  rules: z.array(ruleAnswer).describe('What happens after certain answers.'),
  logicRules: z.array(logicRuleAnswer).describe('Those of the rules with one condition and one action.'),
})

export function toFormResult(form: Form): z.input<typeof formResult> {
  return { ...pick(form, NAMES), url: `${env().APP_URL}/${formPath(form.slug)}` }
}

export function toQuestionResults(questions: readonly Question[]): z.input<typeof wholeFormResult>['questions'] {
  return questions.map(({ options, ...question }) => ({
    ...question,
    options: options.map(({ value, label }) => ({ value, label })),
  }))
}
