import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { meetingAnswer } from '@/lib/meetings/api-shapes'
import { cancelSchema } from '@/lib/meetings/change-schemas'
import { cancelMeeting } from '@/lib/meetings/server/booking/cancel'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'cancelMeeting',
    area: 'Meetings',
    summary: 'Cancel a booking as its owner',
    description: '`reason` is told to the attendee.',
    scope: 'meetings',
    body: cancelSchema,
    bodyIsOptional: true,
    event: 'meeting_cancelled',
    answer: meetingAnswer,
    errors: ['meeting_not_found', 'not_a_booking', 'already_cancelled', 'past', 'mail_limit', 'recipient_mail_limit'],
    handle: ({ session, params, body, now }) => cancelMeeting(actingOf(session), params.id, body.reason, now),
  }),
})
