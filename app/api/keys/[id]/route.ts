import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { revokeKeyQuerySchema } from '@/lib/api-keys/schema'
import { revokeKey } from '@/lib/api-keys/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    scope: null,
    query: revokeKeyQuerySchema,
    event: 'key_revoked',
    handle: ({ session, params, query, now }) =>
      revokeKey(session.id, params.id, { keepsMade: query.made === 'keep', now }),
  }),
})
