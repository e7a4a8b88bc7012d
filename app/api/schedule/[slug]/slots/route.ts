import { methods } from '@/lib/api/methods'
import { TIMES_ERRORS } from '@/lib/api/openapi/shared-errors'
import { toEncodedResponse } from '@/lib/api/respond'
import { optionalSessionRoute } from '@/lib/api/route'
import { listSlots } from '@/lib/meetings/server/booking/list-slots'
import { toPageKey } from '@/lib/meetings/server/booking/schedule'
import { slotDaysAnswer } from '@/lib/meetings/visitor/api-shapes'
import { slotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    id: 'findSlots',
    area: 'Finding and booking',
    summary: 'Find free times',
    description:
      'The starts that can be booked on the dates `from` to `to` of `timezone`, at most 100 days; with `days` in place of both on so many dates after the first one that can be booked. Dates without times are left out. Dates that could not be checked, because a calendar is away, are listed in `unchecked` and have no starts.',
    scope: 'pages',
    limits: ['LIMIT_PUBLIC_READS'],
    query: slotsQuerySchema,
    answer: slotDaysAnswer,
    errors: [...TIMES_ERRORS],
    handle: async ({ params, session, query: { k, ...query }, now, address }) =>
      toEncodedResponse(await listSlots(await toPageKey(params.slug, session, k), query, now, address)),
  }),
})
