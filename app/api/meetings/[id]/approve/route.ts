import { methods } from '@/lib/api/methods'
import { DECISION_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { approveMeeting } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'approveMeeting',
    area: 'Meetings',
    summary: 'Approve a request',
    scope: 'meetings',
    event: 'request_approved',
    answer: bothAnswer,
    errors: DECISION_ERRORS,
    handle: ({ session, params, now }) => approveMeeting(actingOf(session), params.id, now),
  }),
})
