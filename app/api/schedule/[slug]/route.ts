import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { getSchedule, toPageKey } from '@/lib/meetings/server/booking/schedule'
import { scheduleAnswer } from '@/lib/meetings/visitor/answers'
import { scheduleQuerySchema } from '@/lib/meetings/visitor/booking-schema'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    scope: 'pages',
    limits: ['LIMIT_PUBLIC_READS'],
    query: scheduleQuerySchema,
    answer: scheduleAnswer,
    handle: async ({ request, params, session, query }) =>
      getSchedule(await toPageKey(params.slug, session, query.k), languageOfRequest(request)),
  }),
})
