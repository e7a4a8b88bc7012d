import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { getSchedule, toPageKey } from '@/lib/meetings/server/booking/schedule'
import { scheduleAnswer } from '@/lib/meetings/visitor/api-shapes'
import { scheduleQuerySchema } from '@/lib/meetings/visitor/booking-schema'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    id: 'getSchedule',
    area: 'Finding and booking',
    summary: 'Get a page as visitors see it',
    description: 'Its own owner may use an id in place of the slug, even if the page is offline.',
    scope: 'pages',
    limits: ['LIMIT_PUBLIC_READS'],
    query: scheduleQuerySchema,
    answer: scheduleAnswer,
    errors: ['page_not_found'],
    handle: async ({ request, params, session, query }) =>
      getSchedule(await toPageKey(params.slug, session, query.k), languageOfRequest(request)),
  }),
})
