import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { approveMeeting } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    event: 'request_approved',
    handle: ({ session, params, now }) => approveMeeting(session.id, params.id, now),
  }),
})
