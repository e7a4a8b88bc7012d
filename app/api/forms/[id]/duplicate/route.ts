import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { duplicateForm } from '@/lib/forms/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({ status: 201, handle: ({ session, params }) => duplicateForm(session.id, params.id) }),
})
