import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookPollAnswer } from '@/lib/webhooks/answers'
import { pollListenerSchema } from '@/lib/webhooks/listener-schema'
import { pollWebhookListener } from '@/lib/webhooks/server/listeners'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'webhooks',
    body: pollListenerSchema,
    bodyIsOptional: true,
    answer: webhookPollAnswer,
    handle: ({ request, session, params, body, now }) =>
      pollWebhookListener(session.id, params.id, body, { now, signal: request.signal }),
  }),
})
