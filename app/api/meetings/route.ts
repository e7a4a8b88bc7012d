import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingAnswer } from '@/lib/meetings/answers'
import { createMeetingSchema } from '@/lib/meetings/schema'
import { createPlatformMeeting } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    body: createMeetingSchema,
    status: 201,
    answer: meetingAnswer,
    handle: ({ session, body, now }) => createPlatformMeeting(session.id, body, now),
  }),
})
