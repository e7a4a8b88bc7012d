import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { confirmLink, openLink } from '@/lib/auth/verify'

/** HEAD only probes the URL, and must not count as opening the link. */
export const HEAD = publicRoute({
  handle: async () => new Response(null, { headers: { 'Cache-Control': 'no-store' } }),
})

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({ handle: ({ request, now }) => openLink(request, now) }),
  POST: publicRoute({ handle: ({ request, now }) => confirmLink(request, now) }),
})
