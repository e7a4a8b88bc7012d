import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listProviders } from '@/lib/calendars/connecting/providers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: async () => listProviders() }),
})
