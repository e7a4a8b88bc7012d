import { readText } from '@/lib/api/body'
import { oidcMethods } from '@/lib/api/provider-methods'
import { serverRoute } from '@/lib/api/route'
import { endByProvider } from '@/lib/auth/oidc/back-channel'

export const { GET, POST, PUT, PATCH, DELETE } = oidcMethods({
  POST: serverRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async ({ request, now }) => endByProvider(new URLSearchParams(await readText(request)), now),
  }),
})
