import { startConnecting } from '@/lib/api/oauth-routes'
import { providerMethods } from '@/lib/api/provider-methods'
import { optionalSessionRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = providerMethods({
  GET: optionalSessionRoute({ scope: null, handle: startConnecting }),
})
