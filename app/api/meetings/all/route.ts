import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listMeetingsQuerySchema } from '@/lib/meetings/schema'
import { listMeetingPage } from '@/lib/meetings/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: listMeetingsQuerySchema,
    handle: ({ session, query }) => listMeetingPage(session.id, query),
  }),
})
