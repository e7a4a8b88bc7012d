import { methods } from '@/lib/api/methods'
import { toEncodedResponse } from '@/lib/api/respond'
import { optionalSessionRoute } from '@/lib/api/route'
import { listSlots, toPageKey } from '@/lib/meetings/server/booking/schedule'
import { slotDaysAnswer } from '@/lib/meetings/visitor/answers'
import { slotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    scope: 'pages',
    limits: ['LIMIT_PUBLIC_READS'],
    query: slotsQuerySchema,
    answer: slotDaysAnswer,
    handle: async ({ params, session, query: { k, ...query }, now }) =>
      toEncodedResponse(await listSlots(await toPageKey(params.slug, session, k), query, now)),
  }),
})
