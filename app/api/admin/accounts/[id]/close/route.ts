import { close } from '@/lib/admin/server/accounts'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute({ handle: ({ session, params, now }) => close(session, params.id, now) }),
})
