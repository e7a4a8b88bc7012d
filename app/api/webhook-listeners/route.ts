import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookListenerAnswer } from '@/lib/webhooks/api-shapes'
import { createListenerSchema } from '@/lib/webhooks/listener-schema'
import { createWebhookListener } from '@/lib/webhooks/server/listeners'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'createListener',
    area: 'Webhooks',
    summary: 'Create a listener',
    description:
      'For a program that no address reaches: it fetches the events that webhooks would send, from now on. It lives for five minutes after it asked last. A key needs the scopes that read what the events tell: `meetings:read` for `booking.*`, `responses:read` for `response.*` and `form.closed`. Without `events` it hears all that the key may read.',
    scope: 'webhooks',
    body: createListenerSchema,
    bodyIsOptional: true,
    status: 201,
    answer: webhookListenerAnswer,
    errors: ['too_many_listeners'],
    handle: ({ session, body, ...calling }) => createWebhookListener(session.id, body, calling),
  }),
})
