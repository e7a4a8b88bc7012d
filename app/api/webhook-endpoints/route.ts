import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookEndpointAnswer, webhookEndpointWithSecretAnswer } from '@/lib/webhooks/api-shapes'
import { createEndpointSchema } from '@/lib/webhooks/schema'
import { createWebhook, listWebhooks } from '@/lib/webhooks/server/endpoints'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listWebhooks',
    area: 'Webhooks',
    summary: 'List webhook endpoints',
    scope: 'webhooks',
    answer: z.array(webhookEndpointAnswer),
    handle: ({ session }) => listWebhooks(session.id),
  }),
  POST: ownerRoute({
    id: 'createWebhook',
    area: 'Webhooks',
    summary: 'Create a webhook endpoint',
    description:
      'It is sent each of the `events` as a POST, signed as Standard Webhooks say. The `secret` is told this once. Private addresses are refused. A key needs the scopes that read what the events tell: `meetings:read` for `booking.*`, `responses:read` for `response.*` and `form.closed`.',
    scope: 'webhooks',
    body: createEndpointSchema,
    status: 201,
    answer: webhookEndpointWithSecretAnswer,
    errors: ['too_many_webhooks'],
    handle: ({ session, body, ...calling }) => createWebhook(session.id, body, calling),
  }),
})
