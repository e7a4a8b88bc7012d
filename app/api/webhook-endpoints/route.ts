import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookEndpointAnswer, webhookEndpointWithSecretAnswer } from '@/lib/webhooks/answers'
import { createEndpointSchema } from '@/lib/webhooks/schema'
import { createWebhook, listWebhooks } from '@/lib/webhooks/server/endpoints'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'webhooks',
    answer: z.array(webhookEndpointAnswer),
    handle: ({ session }) => listWebhooks(session.id),
  }),
  POST: ownerRoute({
    scope: 'webhooks',
    body: createEndpointSchema,
    status: 201,
    answer: webhookEndpointWithSecretAnswer,
    handle: ({ session, body, now }) => createWebhook(session.id, body, now),
  }),
})
