import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'
import { acceptTermsOfUse } from '@/lib/auth/terms'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: sessionRoute({
    event: 'terms_accepted',
    handle: async ({ session, now }) => ({ user: await acceptTermsOfUse(session.id, now) }),
  }),
})
