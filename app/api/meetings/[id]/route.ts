import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteMeeting, getMeeting } from '@/lib/meetings/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => getMeeting(session.id, params.id) }),
  DELETE: ownerRoute({ handle: ({ session, params }) => deleteMeeting(session.id, params.id) }),
})
