import { withdrawInvited } from '@/lib/admin/server/invitations'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute({ handle: ({ session, params }) => withdrawInvited(session, params.id) }),
})
