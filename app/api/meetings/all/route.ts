import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingPageAnswer } from '@/lib/meetings/answers'
import { listMeetingsQuerySchema } from '@/lib/meetings/schema'
import { listFreshMeetingPage } from '@/lib/meetings/server/fresh-list'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'meetings',
    query: listMeetingsQuerySchema,
    answer: meetingPageAnswer,
    handle: ({ session, query, now }) => listFreshMeetingPage(session.id, query, now),
  }),
})
