import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { linkToFile } from '@/lib/forms/server/download-file'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'responses',
    handle: async ({ params, session, now }) => {
      const Location = await linkToFile(session.id, params.id, now)
      return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } })
    },
  }),
})
