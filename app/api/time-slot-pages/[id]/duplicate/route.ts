import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageAnswer } from '@/lib/pages/answers'
import { duplicateTimeSlotPage } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'pages',
    status: 201,
    answer: pageAnswer,
    handle: ({ session, params }) => duplicateTimeSlotPage(session.id, params.id),
  }),
})
