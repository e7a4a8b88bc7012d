import { methods } from '@/lib/api/methods'
import { PAGE_CHANGE_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { forecastAnswer } from '@/lib/pages/api-shapes'
import { updatePageSchema } from '@/lib/pages/schema'
import { forecastPage } from '@/lib/pages/server/forecast'
import { mayRead } from '@/lib/shared/scopes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'forecastPage',
    area: 'Booking pages',
    summary: 'Forecast a change of a page',
    description:
      'The body is that of a change; nothing is stored. The answer says how many times the page would offer, which past bookings the rules would have refused, and which bookings to come they would not offer now; to a key without `meetings:read` how many.',
    scope: 'pages:read',
    body: updatePageSchema,
    answer: forecastAnswer,
    errors: PAGE_CHANGE_ERRORS,
    handle: ({ session, params, body, key, now }) =>
      forecastPage(session.id, params.id, body, {
        seesMeetings: mayRead(key, 'meetings:read'),
        person: session.person?.id ?? null,
        now,
      }),
  }),
})
