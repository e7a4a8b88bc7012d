import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { listMoveSlots } from '@/lib/meetings/server/booking/move-slots'
import { slotDaysAnswer } from '@/lib/meetings/visitor/api-shapes'
import { moveSlotsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'findSlotsToMove',
    area: 'Attendees',
    summary: 'Find times to which a booking can move',
    limits: ['LIMIT_PUBLIC_READS'],
    query: moveSlotsQuerySchema,
    answer: slotDaysAnswer,
    errors: [
      'booking_not_found',
      'page_not_found',
      'availability_unknown',
      'already_cancelled',
      'past',
      'too_late',
      'moves_used',
    ],
    handle: ({ params, query, now }) => listMoveSlots(params.token, query, now),
  }),
})
