import { oidcMethods } from '@/lib/api/provider-methods'
import { publicRoute } from '@/lib/api/route'
import { endSignIn } from '@/lib/auth/oidc/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = oidcMethods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: ({ request, address, now }) => endSignIn(request, address, now),
  }),
})
