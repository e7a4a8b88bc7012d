import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { getBookingByToken } from '@/lib/meetings/server/booking/attendee-booking'
import { attendeeBookingAnswer } from '@/lib/meetings/visitor/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    answer: attendeeBookingAnswer,
    handle: ({ params }) => getBookingByToken(params.token),
  }),
})
