import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { requestLink } from '@/lib/auth/request-link'
import { sendMagicLinkSchema } from '@/lib/auth/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    limits: ['LIMIT_LINKS_IP'],
    body: sendMagicLinkSchema,
    answer: z.object({ message: z.string() }),
    handle: ({ body, request, address, now }) => requestLink({ request, ...body, address, now }),
  }),
})
