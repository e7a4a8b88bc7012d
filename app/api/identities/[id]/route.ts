import { oidcMethods } from '@/lib/api/provider-methods'
import { personRoute } from '@/lib/api/route'
import { disconnectIdentity } from '@/lib/auth/identities'

export const { GET, POST, PUT, PATCH, DELETE } = oidcMethods({
  DELETE: personRoute({
    scope: null,
    event: 'identity_disconnected',
    handle: ({ session, params, request }) => disconnectIdentity(session.id, params.id, request),
  }),
})
