import { z } from 'zod'
import { MAX_ACTIONS, MAX_CONDITIONS, MAX_RULES } from '@/lib/shared/forms/rule'
import { ACTIONS, CONDITIONS, MATCHES, OPERATORS, QUESTION_ACTIONS } from '@/lib/shared/forms/rule-words'
import { MAX_LINE, MAX_MESSAGE, trimmed, uuid } from '@/lib/shared/text/text'
import { translationsOfOne } from '@/lib/shared/text/translations-schema'
import { check } from '@/messages/check'
import { ACTION_FIELDS, isRedirectUrl } from './rules/logic-rule'
import { needsValue, shapeOf } from './rules/operators'

const WEB_ADDRESS = check('redirectNotWeb')
const MISSING = check('actionFieldMissing')

/** Numbers and yes or no may be sent as such; they are kept as texts. */
const value = z.preprocess(
  (sent) => (typeof sent === 'number' || typeof sent === 'boolean' ? String(sent) : sent),
  trimmed(MAX_LINE),
)

const condition = z
  .object({ questionId: uuid(), operator: z.enum(OPERATORS), value: value.nullish() })
  .transform(({ value, ...rest }) => ({ ...rest, ...(needsValue(rest.operator) && { value: value ?? '' }) }))
  .superRefine(({ operator, value }, context) => {
    const message = wrongValue(operator, value)
    if (message) context.addIssue({ code: 'custom', path: ['value'], message })
  })

function wrongValue(operator: (typeof OPERATORS)[number], value = ''): string | null {
  if (!needsValue(operator)) return null
  if (value === '') return check('required')
  switch (shapeOf(operator)) {
    case 'number':
      return Number.isFinite(Number(value)) ? null : check('number')
    case 'date':
      return /^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/.test(value) ? null : check('dateOrTime')
    case 'any':
      return null
  }
}

/** Left out, the message in the same place of the stored rule keeps those of it. */
export const messageTranslations = translationsOfOne(trimmed(MAX_MESSAGE)).optional()

/** An action keeps only what it needs. */
export const ruleActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(QUESTION_ACTIONS), questionId: uuid() }),
  z.object({ type: z.literal('message'), text: trimmed(MAX_MESSAGE, MISSING), translations: messageTranslations }),
  z.object({
    type: z.literal('redirect'),
    url: trimmed(MAX_LINE, MISSING).refine(isRedirectUrl, WEB_ADDRESS),
  }),
  z.object({ type: z.literal('end'), endingId: z.string().min(1, MISSING).max(64) }),
])

const TOO_MANY = check('tooManyRules', { max: MAX_RULES })
const TOO_MANY_CONDITIONS = check('ruleConditions', { max: MAX_CONDITIONS })
const TOO_MANY_ACTIONS = check('ruleActions', { max: MAX_ACTIONS })

const rule = z.object({
  id: uuid().optional(),
  match: z.enum(MATCHES).default('all'),
  conditions: z.array(condition).min(1, TOO_MANY_CONDITIONS).max(MAX_CONDITIONS, TOO_MANY_CONDITIONS),
  actions: z.array(ruleActionSchema).min(1, TOO_MANY_ACTIONS).max(MAX_ACTIONS, TOO_MANY_ACTIONS),
})

export const rulesSchema = z.object({ rules: z.array(rule).max(MAX_RULES, TOO_MANY) })

const logicRule = z
  .object({
    id: uuid().optional(),
    sourceQuestionId: uuid(),
    condition: z.enum(CONDITIONS),
    value: trimmed(MAX_LINE, check('required')),
    actionType: z.enum(ACTIONS),
    targetQuestionId: uuid().nullish(),
    message: trimmed(MAX_MESSAGE).nullish(),
    redirectUrl: trimmed(MAX_LINE).nullish(),
  })
  .superRefine((rule, context) => {
    const field = ACTION_FIELDS[rule.actionType]
    const given = rule[field]
    if (!given) context.addIssue({ code: 'custom', path: [field], message: MISSING })
    else if (field === 'redirectUrl' && !isRedirectUrl(given)) {
      context.addIssue({ code: 'custom', path: [field], message: WEB_ADDRESS })
    }
  })

export const logicRulesSchema = z.object({ rules: z.array(logicRule).max(MAX_RULES, TOO_MANY) })

export type LogicRuleInput = z.output<typeof logicRule>
