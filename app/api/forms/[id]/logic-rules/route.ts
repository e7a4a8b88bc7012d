import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { logicRulesSchema } from '@/lib/forms/schema'
import { listLogicRules, saveLogicRules } from '@/lib/forms/server/edit-rules'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listLogicRules({ owner: session.id, formId: params.id }) }),
  PUT: ownerRoute({
    body: logicRulesSchema,
    handle: ({ session, params, body, now }) =>
      saveLogicRules({ owner: session.id, formId: params.id }, body.rules, now),
  }),
})
