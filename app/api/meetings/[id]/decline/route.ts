import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/answers'
import { declineSchema } from '@/lib/meetings/change-schemas'
import { declineMeeting } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    body: declineSchema,
    bodyIsOptional: true,
    event: 'request_declined',
    answer: bothAnswer,
    handle: ({ session, params, body, now }) => declineMeeting(session.id, params.id, body.reason || null, now),
  }),
})
