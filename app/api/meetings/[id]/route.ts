import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingAnswer, meetingDetailAnswer } from '@/lib/meetings/answers'
import { deleteMeetingQuerySchema, updateMeetingSchema } from '@/lib/meetings/schema'
import { getMeetingDetail } from '@/lib/meetings/server/booking/meeting-detail'
import { deleteMeeting, updateMeeting } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'meetings',
    answer: meetingDetailAnswer,
    handle: ({ session, params, now }) => getMeetingDetail(session.id, params.id, now),
  }),
  PUT: ownerRoute({
    scope: 'meetings',
    body: updateMeetingSchema,
    answer: meetingAnswer,
    handle: ({ session, params, body, now }) => updateMeeting(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    scope: 'meetings',
    query: deleteMeetingQuerySchema,
    event: 'meeting_deleted',
    handle: ({ session, params, query, now }) => deleteMeeting(session.id, params.id, query.notifyAttendees, now),
  }),
})
