import { z } from 'zod'
import { toSharedResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { openApi } from '@/lib/api/openapi/written'
import { publicRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'getOpenApi',
    area: 'Service',
    summary: 'Get this description',
    description: 'OpenAPI 3.1, with an `ETag`.',
    limits: ['LIMIT_PUBLIC_READS'],
    answer: z.record(z.string(), z.unknown()),
    handle: async ({ request }) => toSharedResponse(request, openApi()),
  }),
})
