import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { forecastAnswer } from '@/lib/pages/answers'
import { updatePageSchema } from '@/lib/pages/schema'
import { forecastPage } from '@/lib/pages/server/forecast'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'pages:read',
    body: updatePageSchema,
    answer: forecastAnswer,
    handle: ({ session, params, body, now }) => forecastPage(session.id, params.id, body, now),
  }),
})
