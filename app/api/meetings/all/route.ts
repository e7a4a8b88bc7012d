import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listMeetingsQuerySchema } from '@/lib/meetings/schema'
import { listFreshMeetingPage } from '@/lib/meetings/server/fresh-list'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: listMeetingsQuerySchema,
    handle: ({ session, query, now }) => listFreshMeetingPage(session.id, query, now),
  }),
})
