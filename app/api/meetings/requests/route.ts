import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { openRequestsAnswer } from '@/lib/meetings/api-shapes'
import { countOpenRequests } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'countRequests',
    area: 'Meetings',
    summary: 'Count requests that wait for approval',
    scope: 'meetings',
    answer: openRequestsAnswer,
    handle: ({ session, now }) => countOpenRequests(session.id, now),
  }),
})
