import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteKey } from '@/lib/api-keys/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    scope: null,
    event: 'key_revoked',
    handle: ({ session, params }) => deleteKey(session.id, params.id),
  }),
})
