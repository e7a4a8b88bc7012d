import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listCalendars } from '@/lib/calendars/connecting/list-choices'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session }) => listCalendars(session.id) }),
})
