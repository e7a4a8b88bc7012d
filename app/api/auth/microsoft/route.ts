import { methods } from '@/lib/api/methods'
import { tolerantRoute } from '@/lib/api/route'
import { startConnecting } from '@/lib/integrations/connect-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: tolerantRoute({ handle: startConnecting('microsoft') }),
})
