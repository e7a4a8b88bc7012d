import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryAnswer } from '@/lib/webhooks/answers'
import { resendDelivery } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'webhooks',
    answer: webhookDeliveryAnswer,
    handle: ({ session, params, now }) =>
      resendDelivery({ owner: session.id, endpoint: params.id }, params.deliveryId, now),
  }),
})
