import { toCalendarFileResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getCalendarFile } from '@/lib/booking/manage'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limit: 'LIMIT_PUBLIC_READS',
    // The token is read from the address itself: the parsed parts of a path are lower-cased, a signature is not.
    handle: async ({ request }) => {
      const token = new URL(request.url).pathname.split('/')[2] ?? ''
      return toCalendarFileResponse(await getCalendarFile(token), 'meeting.ics')
    },
  }),
})
