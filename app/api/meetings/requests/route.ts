import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { countOpenRequests } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, now }) => countOpenRequests(session.id, now) }),
})
