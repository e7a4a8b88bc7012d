import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingAnswer, meetingDetailAnswer } from '@/lib/meetings/api-shapes'
import { deleteMeetingQuerySchema, updateMeetingSchema } from '@/lib/meetings/schema'
import { getMeetingDetail } from '@/lib/meetings/server/booking/meeting-detail'
import { deleteMeeting, updateMeeting } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getMeeting',
    area: 'Meetings',
    summary: 'Get a meeting',
    description: 'With the whole life of the booking that made it, if there is one.',
    scope: 'meetings',
    answer: meetingDetailAnswer,
    errors: ['meeting_not_found'],
    handle: ({ session, params, now }) => getMeetingDetail(session.id, params.id, now),
  }),
  PUT: ownerRoute({
    id: 'updateMeeting',
    area: 'Meetings',
    summary: 'Change a meeting',
    description: 'Only one that its owner made. To change the time of a booking, move it.',
    scope: 'meetings',
    body: updateMeetingSchema,
    answer: meetingAnswer,
    errors: ['meeting_not_found', 'not_your_meeting', 'unknown_calendar', 'mail_limit', 'recipient_mail_limit'],
    handle: ({ session, params, body, now }) => updateMeeting(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    id: 'deleteMeeting',
    area: 'Meetings',
    summary: 'Delete a meeting',
    description: 'Only one that its owner made. Cancel a booking instead.',
    scope: 'meetings',
    query: deleteMeetingQuerySchema,
    event: 'meeting_deleted',
    errors: ['meeting_not_found', 'not_your_meeting', 'mail_limit', 'recipient_mail_limit'],
    handle: ({ session, params, query, now }) => deleteMeeting(session.id, params.id, query.notifyAttendees, now),
  }),
})
