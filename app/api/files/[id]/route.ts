import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { linkToFile } from '@/lib/forms/server/download-file'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getFile',
    area: 'Responses',
    summary: 'Get a file of a response',
    scope: 'responses',
    redirectsTo: 'A link to the file that works for five minutes, and without a key.',
    errors: ['file_not_found'],
    handle: async ({ params, session, now }) => {
      const Location = await linkToFile(session.id, params.id, now)
      return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } })
    },
  }),
})
