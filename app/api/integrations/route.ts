import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listIntegrations } from '@/lib/calendars/connecting/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, now }) => listIntegrations(session.id, now) }),
})
