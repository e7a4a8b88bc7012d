import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { cancelMeeting } from '@/lib/meetings/booking/cancel'
import { cancelSchema } from '@/lib/meetings/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: cancelSchema,
    bodyIsOptional: true,
    event: 'meeting_cancelled',
    handle: ({ session, params, body, now }) => cancelMeeting(session.id, params.id, body.message || null, now),
  }),
})
