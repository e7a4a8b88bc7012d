import { retryQueued } from '@/lib/admin/server/queue'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute({ handle: ({ session, params, now }) => retryQueued(session, params.id, now) }),
})
