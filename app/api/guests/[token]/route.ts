import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getGuestBooking } from '@/lib/meetings/server/booking/leave'
import { guestBookingAnswer } from '@/lib/meetings/visitor/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'getGuestBooking',
    area: 'Attendees',
    summary: 'Get a booking as a guest',
    limits: ['LIMIT_PUBLIC_READS'],
    answer: guestBookingAnswer,
    errors: ['booking_not_found'],
    handle: ({ params }) => getGuestBooking(params.token),
  }),
})
