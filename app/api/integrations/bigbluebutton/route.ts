import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { connectBigbluebutton } from '@/lib/calendars/connecting/connect-bigbluebutton'
import { bigbluebuttonSchema } from '@/lib/calendars/screen/bigbluebutton-schema'
import { log } from '@/lib/log/log'
import { consumeLimit } from '@/lib/request/limit'
import { integrationAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'connectBigbluebutton',
    area: 'Calendars',
    summary: 'Connect a BigBlueButton server',
    description: 'The secret is tried before it is stored, and never answered.',
    scope: 'settings',
    body: bigbluebuttonSchema,
    status: 201,
    answer: integrationAnswer,
    errors: ['bbb_refused', 'bbb_unreachable'],
    handle: async ({ body, session, key, now }) => {
      // Prevents guessing secrets and scanning for servers through us.
      await consumeLimit('LIMIT_LINKS_IP', `bigbluebutton ${session.id}`)
      const connected = await connectBigbluebutton(session.id, body, { key, now })
      log('calendar_connected', { provider: 'bigbluebutton', target: connected.id })
      return connected
    },
  }),
})
