import { z } from 'zod'
import { logicRulesSchema, messageTranslations } from '@/lib/forms/rules-schema'
import { MAX_ACTIONS, MAX_CONDITIONS } from '@/lib/shared/forms/rule'
import { MATCHES, OPERATORS, QUESTION_ACTIONS } from '@/lib/shared/forms/rule-words'
import { check } from '@/messages/check'

type Parts = {
  key: z.ZodType<string, string>
  error: (issue: { code?: string; keys?: readonly string[] }) => string | undefined
}

/**
 * A rule of a document, in the shape of either of the API's calls, with the keys of questions where those have ids. Values and
 * addresses are judged with the ids.
 */
export function ruleSchemaOf({ key, error }: Parts) {
  const {
    id: _id,
    sourceQuestionId: _source,
    targetQuestionId: _target,
    ...fields
  } = logicRulesSchema.shape.rules.element.shape
  const short = z.strictObject({ sourceQuestion: key, ...fields, targetQuestion: key.optional() }, { error })
  const condition = z.strictObject({ question: key, operator: z.enum(OPERATORS), value: z.string().optional() })
  const action = z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(QUESTION_ACTIONS), question: key }),
    z.strictObject({ type: z.literal('message'), text: z.string(), translations: messageTranslations }),
    z.strictObject({ type: z.literal('redirect'), url: z.string() }),
    z.strictObject({ type: z.literal('end'), endingId: z.string() }),
  ])
  const whole = z.strictObject(
    {
      match: z.enum(MATCHES),
      conditions: z.array(condition).max(MAX_CONDITIONS, check('ruleConditions', { max: MAX_CONDITIONS })),
      actions: z.array(action).max(MAX_ACTIONS, check('ruleActions', { max: MAX_ACTIONS })),
    },
    { error },
  )
  return z.union([short, whole])
}

type RuleSchema = ReturnType<typeof ruleSchemaOf>

export type RuleConfiguration = z.output<RuleSchema>
export type RuleText = z.input<RuleSchema>
