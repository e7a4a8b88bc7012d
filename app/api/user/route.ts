import { methods } from '@/lib/api/methods'
import { accountRoute } from '@/lib/api/route'
import { userAnswer } from '@/lib/auth/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: accountRoute({
    id: 'getUser',
    area: 'Settings',
    summary: 'Get the account of the key',
    description: 'A first call to try a key.',
    scope: 'any',
    answer: userAnswer,
    handle: async ({ session }) => session,
  }),
})
