import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { responseDetailAnswer } from '@/lib/forms/answers'
import { changeResponseSchema } from '@/lib/forms/responses-schema'
import { deleteOwnResponse } from '@/lib/forms/server/delete-responses'
import { changeOwnResponse } from '@/lib/forms/server/handle-responses'
import { getFormResponse } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'responses',
    answer: responseDetailAnswer,
    handle: ({ session, params }) => getFormResponse(session.id, params.id),
  }),
  PATCH: ownerRoute({
    scope: 'responses',
    body: changeResponseSchema,
    answer: responseDetailAnswer,
    handle: ({ session, params, body }) => changeOwnResponse(session.id, params.id, body),
  }),
  DELETE: ownerRoute({
    scope: 'responses',
    event: 'responses_deleted',
    handle: ({ session, params }) => deleteOwnResponse(session.id, params.id),
  }),
})
