import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listMoveSlotsForOwner } from '@/lib/meetings/server/booking/move-slots'
import { slotDaysAnswer } from '@/lib/meetings/visitor/api-shapes'
import { moveSlotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'findSlotsToMoveMeeting',
    area: 'Meetings',
    summary: 'Find times to which a booking can move, as its owner',
    description:
      'The times that its page offers for the length of the booking, which is not in its own way. 409 `closed` if the page is unpublished or deleted.',
    scope: 'meetings',
    query: moveSlotsQuerySchema,
    answer: slotDaysAnswer,
    errors: ['meeting_not_found', 'not_a_booking', 'closed', 'availability_unknown'],
    handle: ({ session, params, query, now }) => listMoveSlotsForOwner(session.id, params.id, query, now),
  }),
})
