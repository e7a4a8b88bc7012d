import { methods } from '@/lib/api/methods'
import { webhookRoute } from '@/lib/api/webhook'
import { receiveGoogleMessage } from '@/lib/calendars/feeds/google-webhook'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: webhookRoute(({ request: { headers }, now }) => {
    const read = (name: string) => headers.get(`x-goog-${name}`) ?? ''
    const message = {
      channelId: read('channel-id'),
      token: read('channel-token'),
      resource: read('resource-id'),
      state: read('resource-state'),
    }
    return receiveGoogleMessage(message, now)
  }),
})
