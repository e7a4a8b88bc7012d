import { methods } from '@/lib/api/methods'
import { tolerantRoute } from '@/lib/api/route'
import { startConnecting } from '@/lib/calendars/connecting/oauth-routes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: tolerantRoute({ handle: startConnecting('google') }) })
