import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { rulesSchema } from '@/lib/forms/rules-schema'
import { listFormRules, saveRules } from '@/lib/forms/server/edit-rules'
import { ruleAnswer } from '@/lib/vocabulary/forms/rule-answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'forms',
    answer: z.array(ruleAnswer),
    handle: ({ session, params }) => listFormRules({ owner: session.id, formId: params.id }),
  }),
  PUT: ownerRoute({
    scope: 'forms',
    body: rulesSchema,
    answer: z.array(ruleAnswer),
    handle: ({ session, params, body, now }) => saveRules({ owner: session.id, formId: params.id }, body.rules, now),
  }),
})
