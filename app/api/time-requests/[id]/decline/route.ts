import { methods } from '@/lib/api/methods'
import { TIME_REQUEST_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { timeRequestAnswer } from '@/lib/meetings/api-shapes'
import { declineSchema } from '@/lib/meetings/change-schemas'
import { declineTimeRequest } from '@/lib/meetings/server/time-requests/answer'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'declineTimeRequest',
    area: 'Meetings',
    summary: 'Decline a request for other times',
    scope: 'meetings',
    body: declineSchema,
    bodyIsOptional: true,
    answer: timeRequestAnswer,
    errors: [...TIME_REQUEST_ERRORS],
    handle: ({ session, params, body, now }) => declineTimeRequest(session.id, params.id, body.reason || null, now),
  }),
})
