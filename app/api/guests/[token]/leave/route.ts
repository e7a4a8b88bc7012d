import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { leaveBooking } from '@/lib/meetings/server/booking/leave'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    id: 'leaveBooking',
    area: 'Attendees',
    summary: 'Leave a booking as a guest',
    limits: ['LIMIT_BOOKINGS'],
    errors: ['booking_not_found', 'already_cancelled', 'past'],
    handle: ({ params, now }) => leaveBooking(params.token, now),
  }),
})
