import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: sessionRoute({ handle: async ({ session }) => session }),
})
