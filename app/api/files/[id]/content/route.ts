import { toDownloadResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { downloadQuerySchema } from '@/lib/forms/responses-schema'
import { openDownload } from '@/lib/forms/server/download-file'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    query: downloadQuerySchema,
    handle: async ({ request, params, query, now }) =>
      toDownloadResponse(request, await openDownload(params.id, query, now)),
  }),
})
