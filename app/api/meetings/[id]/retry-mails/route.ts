import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { retryMeetingMails } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'retryMeetingMails',
    area: 'Meetings',
    summary: 'Try failed emails and calendar events again',
    scope: 'meetings',
    errors: ['meeting_not_found'],
    handle: ({ session, params, now }) => retryMeetingMails(session.id, params.id, now),
  }),
})
