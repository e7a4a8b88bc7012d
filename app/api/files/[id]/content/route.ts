import { toDownloadResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { downloadQuerySchema } from '@/lib/forms/responses-schema'
import { openDownload } from '@/lib/forms/server/download-file'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'downloadFile',
    area: 'Responses',
    summary: 'Download a file by its link',
    description: 'Only with the `expires` and `signature` of a link that `getFile` made.',
    limits: ['LIMIT_PUBLIC_READS'],
    query: downloadQuerySchema,
    answerTypes: ['application/octet-stream'],
    errors: ['file_not_found', 'files_unavailable'],
    handle: async ({ request, params, query, now }) =>
      toDownloadResponse(request, await openDownload(params.id, query, now)),
  }),
})
