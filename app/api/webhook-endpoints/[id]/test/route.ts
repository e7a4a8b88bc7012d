import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryAnswer } from '@/lib/webhooks/answers'
import { testEndpointSchema } from '@/lib/webhooks/schema'
import { testWebhook } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'webhooks',
    body: testEndpointSchema,
    bodyIsOptional: true,
    answer: webhookDeliveryAnswer,
    handle: ({ session, params, body, now }) => testWebhook({ owner: session.id, endpoint: params.id }, body.type, now),
  }),
})
