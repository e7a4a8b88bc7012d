import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageAnswer } from '@/lib/pages/api-shapes'
import { duplicateTimeSlotPage } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'duplicatePage',
    area: 'Booking pages',
    summary: 'Duplicate a booking page',
    description: 'The copy is offline and has a random slug.',
    scope: 'pages',
    status: 201,
    answer: pageAnswer,
    errors: ['page_not_found'],
    handle: ({ session, params, now }) => duplicateTimeSlotPage(session.id, params.id, now, session.person?.id ?? null),
  }),
})
