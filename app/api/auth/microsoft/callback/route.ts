import { methods } from '@/lib/api/methods'
import { endConnecting } from '@/lib/api/oauth-routes'
import { optionalSessionRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({ handle: endConnecting('microsoft') }),
})
