import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { confirmLink, openLink } from '@/lib/auth/verify'

/** A look at the address, which nobody may take for a visit. */
export async function HEAD(): Promise<Response> {
  return new Response(null, { headers: { 'Cache-Control': 'no-store' } })
}

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({ handle: ({ request, now }) => openLink(request, now) }),
  POST: publicRoute({ handle: ({ request, now }) => confirmLink(request, now) }),
})
