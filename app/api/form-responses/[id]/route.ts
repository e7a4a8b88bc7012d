import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteOwnResponse } from '@/lib/forms/server/delete-responses'
import { getFormResponse } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => getFormResponse(session.id, params.id) }),
  DELETE: ownerRoute({
    event: 'responses_deleted',
    handle: ({ session, params }) => deleteOwnResponse(session.id, params.id),
  }),
})
