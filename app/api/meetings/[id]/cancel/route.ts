import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingAnswer } from '@/lib/meetings/answers'
import { cancelSchema } from '@/lib/meetings/change-schemas'
import { cancelMeeting } from '@/lib/meetings/server/booking/cancel'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    body: cancelSchema,
    bodyIsOptional: true,
    event: 'meeting_cancelled',
    answer: meetingAnswer,
    handle: ({ session, params, body, now }) => cancelMeeting(session.id, params.id, body.reason, now),
  }),
})
