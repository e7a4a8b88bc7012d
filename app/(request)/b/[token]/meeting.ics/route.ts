import { toCalendarFileResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getCalendarFile } from '@/lib/meetings/server/booking/manage'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async ({ params }) => toCalendarFileResponse(await getCalendarFile(params.token), 'meeting.ics'),
  }),
})
