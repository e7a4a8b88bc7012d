import { readText } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { receiveZoomMessage, requireZoomSecret } from '@/lib/integrations/zoom-messages'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    handle: async ({ request, now }) => {
      requireZoomSecret()
      const timestamp = request.headers.get('x-zm-request-timestamp') ?? ''
      const signature = request.headers.get('x-zm-signature') ?? ''
      return receiveZoomMessage({ timestamp, signature, text: await readText(request) }, now)
    },
  }),
})
