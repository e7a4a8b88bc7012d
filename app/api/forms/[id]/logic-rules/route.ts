import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { logicRulesSchema } from '@/lib/forms/schema'
import { listLogicRules, saveLogicRules } from '@/lib/forms/server/edit-rules'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listLogicRules({ owner: session.id, formId: params.id }) }),
  PUT: ownerRoute({
    body: logicRulesSchema,
    handle: async ({ session, params, body, now }) =>
      revalidateForm(await saveLogicRules({ owner: session.id, formId: params.id }, body.rules, now)),
  }),
})
