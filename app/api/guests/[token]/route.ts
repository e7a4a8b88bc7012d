import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getGuestBooking } from '@/lib/meetings/server/booking/leave'
import { guestBookingAnswer } from '@/lib/meetings/visitor/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    answer: guestBookingAnswer,
    handle: ({ params }) => getGuestBooking(params.token),
  }),
})
