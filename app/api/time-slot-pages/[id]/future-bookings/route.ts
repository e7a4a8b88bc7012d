import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { bookingCountAnswer } from '@/lib/pages/api-shapes'
import { countPageBookings } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'countPageBookings',
    area: 'Booking pages',
    summary: 'Count the bookings to come of a page',
    scope: 'pages',
    answer: bookingCountAnswer,
    errors: ['page_not_found'],
    handle: ({ session, params, now }) => countPageBookings(session.id, params.id, now),
  }),
})
