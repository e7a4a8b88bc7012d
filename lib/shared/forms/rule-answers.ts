import { z } from 'zod'
import { id, language, translationsOfOneAnswer, words } from '../text/api-shapes'
import { MATCHES, OPERATORS, QUESTION_ACTIONS } from './rule-words'

const conditionAnswer = z
  .object({
    questionId: id('The question whose answer is compared.'),
    operator: z.enum(OPERATORS),
    value: words('Left out for `answered` and `not_answered`.', 'tea').optional(),
  })
  .meta({ id: 'RuleCondition', description: 'A question without an answer that counts meets `not_answered` only.' })

const actionAnswer = z
  .discriminatedUnion('type', [
    z.object({ type: z.enum(QUESTION_ACTIONS), questionId: id('The question that it is about.') }),
    z.object({
      type: z.literal('message'),
      text: words('Shown below the last question of its conditions.', 'Thanks!'),
      translations: translationsOfOneAnswer().optional().describe('For owners, once there are any.'),
      lang: language.optional().describe('For visitors: the language of the text, if it is not the one asked for.'),
    }),
    z.object({
      type: z.literal('redirect'),
      url: words('Where visitors go afterwards.', 'https://example.com/thanks'),
    }),
    z.object({ type: z.literal('end'), endingId: words('The ending to show.', 'rejected') }),
  ])
  .meta({ id: 'RuleAction' })

export const ruleAnswer = z
  .object({
    id: id().optional(),
    match: z.enum(MATCHES),
    conditions: z.array(conditionAnswer),
    actions: z.array(actionAnswer),
  })
  .meta({ id: 'Rule', description: 'Does its actions if all of its conditions hold, or any one of them.' })
