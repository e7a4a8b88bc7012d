import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryAnswer } from '@/lib/webhooks/api-shapes'
import { testEndpointSchema } from '@/lib/webhooks/schema'
import { testWebhook } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'testWebhook',
    area: 'Webhooks',
    summary: 'Send a test to a webhook endpoint',
    description: 'A real object of the account where there is one. A key needs the scope that reads it.',
    scope: 'webhooks',
    body: testEndpointSchema,
    bodyIsOptional: true,
    answer: webhookDeliveryAnswer,
    errors: ['webhook_not_found', 'webhook_off'],
    handle: ({ session, params, body, key, now }) =>
      testWebhook({ owner: session.id, endpoint: params.id, key }, body.type, now),
  }),
})
