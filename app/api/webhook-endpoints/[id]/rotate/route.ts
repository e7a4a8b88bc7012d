import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookEndpointWithSecretAnswer } from '@/lib/webhooks/api-shapes'
import { rotateSecret } from '@/lib/webhooks/server/endpoints'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'rotateWebhookSecret',
    area: 'Webhooks',
    summary: 'Rotate the secret of a webhook endpoint',
    description: 'For a day deliveries are signed by both secrets.',
    scope: 'webhooks',
    answer: webhookEndpointWithSecretAnswer,
    errors: ['webhook_not_found'],
    handle: ({ session, params, now }) => rotateSecret(session.id, params.id, now),
  }),
})
