import { methods } from '@/lib/api/methods'
import { tolerantRoute } from '@/lib/api/route'
import { getSchedule, toPageKey } from '@/lib/meetings/server/booking/schedule'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: tolerantRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    handle: async ({ params, session }) => getSchedule(toPageKey(params.slug, session)),
  }),
})
