import { deleteAccountSchema } from '@/lib/admin/schema'
import { beginDeletion } from '@/lib/admin/server/accounts'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute({
    body: deleteAccountSchema,
    handle: ({ session, params, body, now }) => beginDeletion(session, params.id, body.confirm, now),
  }),
})
