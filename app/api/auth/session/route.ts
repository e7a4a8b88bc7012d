import { methods } from '@/lib/api/methods'
import { tolerantRoute } from '@/lib/api/route'
import { readAuthSession } from '@/lib/auth/auth'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: tolerantRoute({ handle: async ({ request, session }) => (session ? readAuthSession(request) : null) }),
})
