import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { planAnswer } from '@/lib/configuration/answers'
import { MAX_CONFIGURATION_BYTES, planSchema } from '@/lib/configuration/schema'
import { MAY_READ } from '@/lib/configuration/scopes'
import { planConfiguration } from '@/lib/configuration/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: MAY_READ,
    body: planSchema,
    maxBytes: MAX_CONFIGURATION_BYTES,
    answer: planAnswer,
    handle: ({ session, body, now }) => planConfiguration(session.id, body, now),
  }),
})
