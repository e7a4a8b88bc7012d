import { z } from 'zod'
import { formAnswer, logicRuleAnswer } from '@/lib/forms/api-shapes'
import type { Form } from '@/lib/forms/form'
import { formPath } from '@/lib/forms/form-path'
import { inLanguage } from '@/lib/forms/questions/asked-question'
import { toAskedRule } from '@/lib/forms/rules/asked-rule'
import { env } from '@/lib/platform/env'
import { questionAnswer, questionSettingsAnswer } from '@/lib/shared/forms/api-shapes'
import type { Option, Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { ruleAnswer } from '@/lib/shared/forms/rule-answers'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { pick } from '@/lib/shared/pick'
import { words } from '@/lib/shared/text/api-shapes'
import type { Reading } from '@/lib/shared/text/translations'

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

const choices = z.array(z.object({ value: z.string().describe('What an answer holds.'), label: z.string() }))
const message = z.object({
  type: z.literal('message'),
  text: words('Shown below the last question of its conditions.'),
})
const [ofQuestion, , redirect, end] = ruleAnswer.shape.actions.element.options
const rule = ruleAnswer.extend({ actions: z.array(z.union([ofQuestion, message, redirect, end])) })

export const wholeFormResult = formResult.extend({
  questions: z.array(
    questionAnswer.pick(QUESTION_FIELDS).extend({
      options: choices,
      settings: questionSettingsAnswer.extend({ rows: choices.optional(), columns: choices.optional() }),
    }),
  ),
  rules: z.array(rule).describe('What happens after certain answers.'),
  logicRules: z.array(logicRuleAnswer).describe('Those of the rules with one condition and one action.'),
})

export function toFormResult(form: Form): z.input<typeof formResult> {
  return { ...pick(form, NAMES), url: `${env().APP_URL}/${formPath(form.slug)}` }
}

export function toQuestionResults(questions: readonly Question[]): z.input<typeof wholeFormResult>['questions'] {
  return inLanguage(questions, MAIN_TEXTS).map(({ options, settings, ...question }) => ({
    ...question,
    options: toChoices(options),
    settings: {
      ...settings,
      ...(settings.rows && { rows: toChoices(settings.rows) }),
      ...(settings.columns && { columns: toChoices(settings.columns) }),
    },
  }))
}

export function toRuleResults(rules: readonly Rule[]): z.input<typeof wholeFormResult>['rules'] {
  return rules.map((rule) => toAskedRule(rule, MAIN_TEXTS))
}

/** Programs read each form in its main language. */
const MAIN_TEXTS = { asked: null, main: DEFAULT_LANGUAGE } satisfies Reading

function toChoices(options: readonly Option[]) {
  return options.map(({ value, label }) => ({ value, label }))
}
