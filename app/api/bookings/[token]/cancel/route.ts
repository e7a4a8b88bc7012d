import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { cancelSchema } from '@/lib/meetings/change-schemas'
import { cancelByToken } from '@/lib/meetings/server/booking/cancel'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    id: 'cancelBooking',
    area: 'Attendees',
    summary: 'Cancel a booking',
    limits: ['LIMIT_BOOKINGS'],
    body: cancelSchema,
    bodyIsOptional: true,
    errors: ['booking_not_found', 'already_cancelled', 'past', 'too_late', 'mail_limit'],
    handle: ({ params, body, now }) => cancelByToken(params.token, body.reason, now),
  }),
})
