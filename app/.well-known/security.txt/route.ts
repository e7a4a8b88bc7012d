import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { env } from '@/lib/platform/env'
import { toSecurityTxt } from '@/lib/platform/security-txt'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async ({ now }) =>
      new Response(toSecurityTxt({ appUrl: env().APP_URL, securityUrl: env().SECURITY_URL, now }), {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'public, max-age=3600',
          'X-Content-Type-Options': 'nosniff',
        },
      }),
  }),
})
