import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { updatePageSchema } from '@/lib/pages/schema'
import { forecastPage } from '@/lib/pages/server/forecast'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: updatePageSchema,
    handle: ({ session, params, body, now }) => forecastPage(session.id, params.id, body, now),
  }),
})
