import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { responseDetailAnswer } from '@/lib/forms/api-shapes'
import { changeResponseSchema } from '@/lib/forms/responses-schema'
import { deleteOwnResponse } from '@/lib/forms/server/delete-responses'
import { changeOwnResponse } from '@/lib/forms/server/handle-responses'
import { getFormResponse } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getResponse',
    area: 'Responses',
    summary: 'Get a response',
    description: 'With its questions as they were when it was given.',
    scope: 'responses',
    answer: responseDetailAnswer,
    errors: ['response_not_found'],
    handle: ({ session, params }) => getFormResponse(session.id, params.id),
  }),
  PATCH: ownerRoute({
    id: 'changeResponse',
    area: 'Responses',
    summary: 'Set the status or the note of a response',
    description: 'Both are the owner’s; answers never change. A field that is left out stays as it is.',
    scope: 'responses',
    body: changeResponseSchema,
    answer: responseDetailAnswer,
    errors: ['response_not_found'],
    handle: ({ session, params, body }) => changeOwnResponse(session.id, params.id, body),
  }),
  DELETE: ownerRoute({
    id: 'deleteResponse',
    area: 'Responses',
    summary: 'Delete a response',
    scope: 'responses',
    event: 'responses_deleted',
    errors: ['response_not_found'],
    handle: ({ session, params }) => deleteOwnResponse(session.id, params.id),
  }),
})
