import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { logicRuleAnswer } from '@/lib/forms/answers'
import { logicRulesSchema } from '@/lib/forms/rules-schema'
import { listLogicRules, saveLogicRules } from '@/lib/forms/server/edit-rules'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'forms',
    answer: z.array(logicRuleAnswer),
    handle: ({ session, params }) => listLogicRules({ owner: session.id, formId: params.id }),
  }),
  PUT: ownerRoute({
    scope: 'forms',
    body: logicRulesSchema,
    answer: z.array(logicRuleAnswer),
    handle: ({ session, params, body, now }) =>
      saveLogicRules({ owner: session.id, formId: params.id }, body.rules, now),
  }),
})
