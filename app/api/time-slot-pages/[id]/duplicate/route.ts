import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { duplicateTimeSlotPage } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({ status: 201, handle: ({ session, params }) => duplicateTimeSlotPage(session.id, params.id) }),
})
