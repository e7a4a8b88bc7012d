import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteWebhookListener } from '@/lib/webhooks/server/listeners'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    id: 'deleteListener',
    area: 'Webhooks',
    summary: 'End a listener',
    scope: 'webhooks',
    errors: ['listener_not_found'],
    handle: ({ session, params }) => deleteWebhookListener(session.id, params.id),
  }),
})
