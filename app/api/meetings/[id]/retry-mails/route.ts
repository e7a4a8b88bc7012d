import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { retryMeetingMails } from '@/lib/meetings/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    handle: ({ session, params, now }) => retryMeetingMails(session.id, params.id, now),
  }),
})
