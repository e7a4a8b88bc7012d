import { methods } from '@/lib/api/methods'
import { toEncodedResponse } from '@/lib/api/respond'
import { optionalSessionRoute } from '@/lib/api/route'
import { listSlots, toPageKey } from '@/lib/meetings/server/booking/schedule'
import { slotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    query: slotsQuerySchema,
    handle: async ({ params, session, query: { k, ...query }, now }) =>
      toEncodedResponse(await listSlots(toPageKey(params.slug, session, k), query, now)),
  }),
})
