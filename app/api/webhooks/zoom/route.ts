import { readText } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { webhookRoute } from '@/lib/api/webhook'
import { receiveZoomMessage, requireZoomSecret } from '@/lib/calendars/connecting/zoom-webhook'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: webhookRoute(async ({ request, now }) => {
    requireZoomSecret()
    const timestamp = request.headers.get('x-zm-request-timestamp') ?? ''
    const signature = request.headers.get('x-zm-signature') ?? ''
    return receiveZoomMessage({ timestamp, signature, text: await readText(request) }, now)
  }),
})
