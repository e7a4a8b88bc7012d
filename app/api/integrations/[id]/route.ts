import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { disconnect } from '@/lib/calendars/connecting/disconnect'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    id: 'deleteIntegration',
    area: 'Calendars',
    summary: 'Disconnect an account',
    description: 'Gives the access back, and takes the account’s calendars out of pages and settings.',
    scope: 'settings',
    event: 'calendar_disconnected',
    errors: ['integration_not_found'],
    handle: ({ session, params, now }) => disconnect(session.id, params.id, now),
  }),
})
