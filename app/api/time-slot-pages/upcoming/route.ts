import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { upcomingBookingsAnswer } from '@/lib/pages/api-shapes'
import { listUpcoming } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listUpcomingBookings',
    area: 'Booking pages',
    summary: 'Count the bookings to come of all pages',
    description: 'One entry for each page that has any.',
    scope: 'pages',
    answer: z.array(upcomingBookingsAnswer),
    handle: ({ session, now }) => listUpcoming(session.id, now),
  }),
})
