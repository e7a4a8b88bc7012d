import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { connectCaldav } from '@/lib/calendars/connecting/connect-caldav'
import { caldavSchema } from '@/lib/calendars/screen/caldav-schema'
import { log } from '@/lib/log/log'
import { consumeLimit } from '@/lib/request/limit'
import { getSettings } from '@/lib/settings/service'
import { integrationAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'connectCaldav',
    area: 'Calendars',
    summary: 'Connect a CalDAV account',
    description: 'The credentials are tried before they are stored. Other accounts are connected in a browser.',
    scope: 'settings',
    body: caldavSchema,
    status: 201,
    answer: integrationAnswer,
    handle: async ({ body, session, key, now }) => {
      // Prevents guessing passwords and scanning for servers through us.
      await consumeLimit('LIMIT_LINKS_IP', `caldav ${session.id}`)
      const { timezone } = await getSettings(session.id)
      const connected = await connectCaldav(session.id, body, { timezone, key, now })
      log('calendar_connected', { provider: 'caldav', target: connected.id })
      return connected
    },
  }),
})
