import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { webhookEndpointAnswer } from '@/lib/webhooks/api-shapes'
import { updateEndpointSchema } from '@/lib/webhooks/schema'
import { deleteWebhook, getWebhook, updateWebhook } from '@/lib/webhooks/server/endpoints'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getWebhook',
    area: 'Webhooks',
    summary: 'Get a webhook endpoint',
    scope: 'webhooks',
    answer: webhookEndpointAnswer,
    errors: ['webhook_not_found'],
    handle: ({ session, params }) => getWebhook(session.id, params.id),
  }),
  PATCH: ownerRoute({
    id: 'updateWebhook',
    area: 'Webhooks',
    summary: 'Change a webhook endpoint',
    description:
      '`paused: false` also switches on again what failures or a 410 switched off. For another `url` or other `events` a key needs the scopes that read them, as for a new endpoint.',
    scope: 'webhooks',
    body: updateEndpointSchema,
    answer: webhookEndpointAnswer,
    errors: ['webhook_not_found'],
    handle: ({ session, params, body, ...calling }) => updateWebhook(session.id, params.id, body, calling),
  }),
  DELETE: ownerRoute({
    id: 'deleteWebhook',
    area: 'Webhooks',
    summary: 'Delete a webhook endpoint',
    scope: 'webhooks',
    errors: ['webhook_not_found'],
    handle: ({ session, params }) => deleteWebhook(session.id, params.id),
  }),
})
