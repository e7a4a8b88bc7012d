import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getBookingByToken } from '@/lib/meetings/server/booking/attendee-booking'
import { attendeeBookingAnswer } from '@/lib/meetings/visitor/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    id: 'getBooking',
    area: 'Attendees',
    summary: 'Get a booking by its token',
    description: 'The token is the last part of `manageUrl`.',
    limits: ['LIMIT_PUBLIC_READS'],
    answer: attendeeBookingAnswer,
    errors: ['booking_not_found'],
    handle: ({ params }) => getBookingByToken(params.token),
  }),
})
