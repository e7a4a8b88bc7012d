import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { timeRequestsAnswer } from '@/lib/meetings/api-shapes'
import { listTimeRequests } from '@/lib/meetings/server/time-requests/answer'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listTimeRequests',
    area: 'Meetings',
    summary: 'List requests for other times',
    description:
      'Times for which guests ask on pages with `acceptsOtherTimes`, as long as they wait for an answer: soonest first, at most 50. `explainTime` of the page tells what is in the way of one.',
    scope: 'meetings',
    answer: timeRequestsAnswer,
    handle: ({ session, now }) => listTimeRequests(session.id, now),
  }),
})
