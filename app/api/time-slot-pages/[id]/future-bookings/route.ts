import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { countPageBookings } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params, now }) => countPageBookings(session.id, params.id, now) }),
})
