import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookListenerAnswer } from '@/lib/webhooks/answers'
import { createListenerSchema } from '@/lib/webhooks/listener-schema'
import { createWebhookListener } from '@/lib/webhooks/server/listeners'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'webhooks',
    body: createListenerSchema,
    bodyIsOptional: true,
    status: 201,
    answer: webhookListenerAnswer,
    handle: ({ session, body, now }) => createWebhookListener(session.id, body, now),
  }),
})
