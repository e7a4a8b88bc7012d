import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listUpcoming } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, now }) => listUpcoming(session.id, now) }),
})
