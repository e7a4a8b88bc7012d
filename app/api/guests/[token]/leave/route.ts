import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { leaveBooking } from '@/lib/meetings/server/booking/leave'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({ limits: ['LIMIT_BOOKINGS'], handle: ({ params, now }) => leaveBooking(params.token, now) }),
})
