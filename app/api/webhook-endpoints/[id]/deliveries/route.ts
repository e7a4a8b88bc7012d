import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { toPagedResponse } from '@/lib/api/respond'
import { ownerRoute } from '@/lib/api/route'
import { webhookDeliveryAnswer } from '@/lib/webhooks/api-shapes'
import { listDeliveriesQuerySchema } from '@/lib/webhooks/schema'
import { listWebhookDeliveries } from '@/lib/webhooks/server/deliveries'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listDeliveries',
    area: 'Webhooks',
    summary: 'List the deliveries of a webhook endpoint',
    description:
      'Of the last 30 days, newest first, each with its tries and what was answered: `limit` of them, 20 by default and at most 100. A key sees those of events that it may read.',
    scope: 'webhooks',
    query: listDeliveriesQuerySchema,
    answer: z.array(webhookDeliveryAnswer),
    answerHeaders: { 'X-Next-After': 'The `after` of the next page; missing on the last one.' },
    errors: ['webhook_not_found'],
    handle: async ({ session, params, query, key }) =>
      toPagedResponse(await listWebhookDeliveries({ owner: session.id, endpoint: params.id, key }, query)),
  }),
})
