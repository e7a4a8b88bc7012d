import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { rulesSchema } from '@/lib/forms/rules-schema'
import { listFormRules, saveRules } from '@/lib/forms/server/edit-rules'
import { ruleAnswer } from '@/lib/shared/forms/rule-answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listRules',
    area: 'Forms',
    summary: 'List the rules of a form',
    scope: 'forms',
    answer: z.array(ruleAnswer),
    errors: ['form_not_found'],
    handle: ({ session, params }) => listFormRules({ owner: session.id, formId: params.id }),
  }),
  PUT: ownerRoute({
    id: 'saveRules',
    area: 'Forms',
    summary: 'Replace the rules of a form',
    description:
      'The list replaces all rules; they apply in its order. Jumps go forward, and no question may depend on itself.',
    scope: 'forms',
    body: rulesSchema,
    answer: z.array(ruleAnswer),
    errors: ['form_not_found'],
    handle: ({ session, params, body, now }) => saveRules({ owner: session.id, formId: params.id }, body.rules, now),
  }),
})
