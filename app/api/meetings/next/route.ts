import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { upNextAnswer } from '@/lib/meetings/api-shapes'
import { getUpNext } from '@/lib/meetings/server/up-next'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listNextMeetings',
    area: 'Meetings',
    summary: 'List the next meetings',
    description: 'The first five that are not over, without cancelled ones, requests and events of a whole day.',
    scope: 'meetings',
    answer: upNextAnswer,
    handle: ({ session, now }) => getUpNext(session.id, now),
  }),
})
