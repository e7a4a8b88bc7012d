import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingAnswer } from '@/lib/meetings/api-shapes'
import { createMeetingSchema } from '@/lib/meetings/schema'
import { createPlatformMeeting } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'createMeeting',
    area: 'Meetings',
    summary: 'Create a meeting',
    description:
      'A meeting of the owner’s own. It takes its time on all pages, and goes into the calendars of the settings or those named here. For a time on a page, book it.',
    scope: 'meetings',
    body: createMeetingSchema,
    status: 201,
    answer: meetingAnswer,
    errors: ['unknown_calendar', 'mail_limit', 'recipient_mail_limit'],
    handle: ({ session, body, now }) => createPlatformMeeting(session.id, body, now),
  }),
})
