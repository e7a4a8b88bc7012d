import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { readAuthSession } from '@/lib/auth/auth'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    scope: null,
    answer: z.unknown(),
    handle: async ({ request, session }) => (session ? readAuthSession(request) : null),
  }),
})
