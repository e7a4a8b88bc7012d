import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookPollAnswer } from '@/lib/webhooks/api-shapes'
import { pollListenerSchema } from '@/lib/webhooks/listener-schema'
import { pollWebhookListener } from '@/lib/webhooks/server/listeners'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'pollListener',
    area: 'Webhooks',
    summary: 'Fetch the events of a listener',
    description:
      'Answers as soon as an event waits, or after `waitSeconds`. An event comes again until its id is in `received`: handle it first, then name it.',
    scope: 'webhooks',
    body: pollListenerSchema,
    bodyIsOptional: true,
    answer: webhookPollAnswer,
    errors: ['listener_not_found'],
    handle: ({ request, session, params, body, key, now }) =>
      pollWebhookListener(session.id, params.id, body, { key, now, signal: request.signal }),
  }),
})
