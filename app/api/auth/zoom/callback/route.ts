import { methods } from '@/lib/api/methods'
import { endConnecting } from '@/lib/api/oauth-routes'
import { tolerantRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: tolerantRoute({ handle: endConnecting('zoom') }) })
