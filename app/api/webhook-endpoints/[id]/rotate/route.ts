import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookEndpointWithSecretAnswer } from '@/lib/webhooks/answers'
import { rotateSecret } from '@/lib/webhooks/server/endpoints'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'webhooks',
    answer: webhookEndpointWithSecretAnswer,
    handle: ({ session, params, now }) => rotateSecret(session.id, params.id, now),
  }),
})
