import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookEndpointAnswer } from '@/lib/webhooks/answers'
import { updateEndpointSchema } from '@/lib/webhooks/schema'
import { deleteWebhook, getWebhook, updateWebhook } from '@/lib/webhooks/server/endpoints'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'webhooks',
    answer: webhookEndpointAnswer,
    handle: ({ session, params }) => getWebhook(session.id, params.id),
  }),
  PATCH: ownerRoute({
    scope: 'webhooks',
    body: updateEndpointSchema,
    answer: webhookEndpointAnswer,
    handle: ({ session, params, body, now }) => updateWebhook(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({ scope: 'webhooks', handle: ({ session, params }) => deleteWebhook(session.id, params.id) }),
})
