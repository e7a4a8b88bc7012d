import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'
import { userAnswer } from '@/lib/auth/api-shapes'
import { acceptTermsOfUse } from '@/lib/auth/terms'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: sessionRoute({
    scope: null,
    event: 'terms_accepted',
    answer: z.object({ user: userAnswer }),
    handle: async ({ session, now }) => ({ user: await acceptTermsOfUse(session.id, now) }),
  }),
})
