import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryAnswer } from '@/lib/webhooks/api-shapes'
import { resendDelivery } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'resendDelivery',
    area: 'Webhooks',
    summary: 'Send a delivery again',
    description: 'With the same `webhook-id`.',
    scope: 'webhooks',
    answer: webhookDeliveryAnswer,
    errors: ['webhook_not_found', 'webhook_off', 'not_found'],
    handle: ({ session, params, key, now }) =>
      resendDelivery({ owner: session.id, endpoint: params.id, key }, params.deliveryId, now),
  }),
})
