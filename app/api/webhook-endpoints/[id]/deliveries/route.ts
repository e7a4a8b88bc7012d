import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { toPagedResponse } from '@/lib/api/respond'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryAnswer } from '@/lib/webhooks/answers'
import { listDeliveriesQuerySchema } from '@/lib/webhooks/schema'
import { listWebhookDeliveries } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'webhooks',
    query: listDeliveriesQuerySchema,
    answer: z.array(webhookDeliveryAnswer),
    handle: async ({ session, params, query }) =>
      toPagedResponse(await listWebhookDeliveries({ owner: session.id, endpoint: params.id }, query)),
  }),
})
