import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { connectIcs } from '@/lib/calendars/connecting/connect-ics'
import { icsSchema } from '@/lib/calendars/screen/ics-schema'
import { log } from '@/lib/log/log'
import { consumeLimit } from '@/lib/request/limit'
import { getSettings } from '@/lib/settings/service'
import { integrationAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'connectIcs',
    area: 'Calendars',
    summary: 'Connect a calendar by its address',
    description: 'The address of an ICS file, which is read again and again. It is tried before it is stored.',
    scope: 'settings',
    body: icsSchema,
    status: 201,
    answer: integrationAnswer,
    handle: async ({ body, session, key, now }) => {
      // Prevents scanning for servers through us.
      await consumeLimit('LIMIT_LINKS_IP', `ics ${session.id}`)
      const { timezone } = await getSettings(session.id)
      const connected = await connectIcs(session.id, body, { timezone, email: session.person?.email ?? null, key, now })
      log('calendar_connected', { provider: 'ics', target: connected.id })
      return connected
    },
  }),
})
