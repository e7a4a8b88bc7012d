import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { logicRuleAnswer } from '@/lib/forms/api-shapes'
import { logicRulesSchema } from '@/lib/forms/rules-schema'
import { listLogicRules, saveLogicRules } from '@/lib/forms/server/edit-rules'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listLogicRules',
    area: 'Forms',
    summary: 'List the rules with one condition and one action',
    description: 'Those that have an older shape. GET /forms/{id}/rules lists all.',
    scope: 'forms',
    answer: z.array(logicRuleAnswer),
    errors: ['form_not_found'],
    handle: ({ session, params }) => listLogicRules({ owner: session.id, formId: params.id }),
  }),
  PUT: ownerRoute({
    id: 'saveLogicRules',
    area: 'Forms',
    summary: 'Replace the rules with one condition and one action',
    description: 'Rules that need more than that stay as they are.',
    scope: 'forms',
    body: logicRulesSchema,
    answer: z.array(logicRuleAnswer),
    errors: ['form_not_found', 'question_not_found'],
    handle: ({ session, params, body, now }) =>
      saveLogicRules({ owner: session.id, formId: params.id }, body.rules, now),
  }),
})
