import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listAskedQuestions } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listAskedQuestions({ owner: session.id, formId: params.id }) }),
})
