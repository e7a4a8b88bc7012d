import { methods } from '@/lib/api/methods'
import { DECISION_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { declineSchema } from '@/lib/meetings/change-schemas'
import { declineMeeting } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'declineMeeting',
    area: 'Meetings',
    summary: 'Decline a request',
    scope: 'meetings',
    body: declineSchema,
    bodyIsOptional: true,
    event: 'request_declined',
    answer: bothAnswer,
    errors: DECISION_ERRORS,
    handle: ({ session, params, body, now }) => declineMeeting(actingOf(session), params.id, body.reason || null, now),
  }),
})
