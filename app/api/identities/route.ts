import { z } from 'zod'
import { oidcMethods } from '@/lib/api/provider-methods'
import { personRoute } from '@/lib/api/route'
import { listOwnIdentities } from '@/lib/auth/identities'
import { identityAnswer } from '@/lib/shared/api-shapes'

/** No key calls these: one that leaked could lock its owner out. */
export const { GET, POST, PUT, PATCH, DELETE } = oidcMethods({
  GET: personRoute({
    scope: null,
    answer: z.array(identityAnswer),
    handle: ({ session }) => listOwnIdentities(session.id),
  }),
})
