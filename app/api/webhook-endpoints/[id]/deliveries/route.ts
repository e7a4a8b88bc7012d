import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryPageAnswer } from '@/lib/webhooks/answers'
import { listDeliveriesQuerySchema } from '@/lib/webhooks/schema'
import { listWebhookDeliveries } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'webhooks',
    query: listDeliveriesQuerySchema,
    answer: webhookDeliveryPageAnswer,
    handle: ({ session, params, query }) => listWebhookDeliveries({ owner: session.id, endpoint: params.id }, query),
  }),
})
