import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { upNextAnswer } from '@/lib/meetings/answers'
import { getUpNext } from '@/lib/meetings/server/up-next'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'meetings',
    answer: upNextAnswer,
    handle: ({ session, now }) => getUpNext(session.id, now),
  }),
})
