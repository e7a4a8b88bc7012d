import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { getSchedule, toPageKey } from '@/lib/meetings/server/booking/schedule'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async ({ params, session }) => getSchedule(toPageKey(params.slug, session)),
  }),
})
