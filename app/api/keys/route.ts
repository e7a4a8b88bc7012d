import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { apiKeyAnswer, createdApiKeyAnswer } from '@/lib/api-keys/api-shapes'
import { apiKeySchema } from '@/lib/api-keys/schema'
import { createKey, listKeys } from '@/lib/api-keys/service'
import { log } from '@/lib/log/log'

/** No key calls these, or one that leaked could make others that outlive it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ scope: null, answer: z.array(apiKeyAnswer), handle: ({ session }) => listKeys(session.id) }),
  POST: ownerRoute({
    scope: null,
    body: apiKeySchema,
    status: 201,
    answer: createdApiKeyAnswer,
    handle: async ({ session, body, now }) => {
      const created = await createKey(session.id, body, now)
      log('key_created', { target: created.id })
      return created
    },
  }),
})
