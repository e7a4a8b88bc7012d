import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listHistory } from '@/lib/meetings/server/booking/attendee-booking'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listHistory(session.id, params.id) }),
})
