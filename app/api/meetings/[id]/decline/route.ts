import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { declineSchema } from '@/lib/meetings/change-schemas'
import { declineMeeting } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: declineSchema,
    bodyIsOptional: true,
    event: 'request_declined',
    handle: ({ session, params, body, now }) => declineMeeting(session.id, params.id, body.reason || null, now),
  }),
})
