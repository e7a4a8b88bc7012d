import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { disconnect } from '@/lib/calendars/connecting/disconnect'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: ownerRoute({
    scope: 'settings',
    event: 'calendar_disconnected',
    handle: ({ session, params, now }) => disconnect(session.id, params.id, now),
  }),
})
