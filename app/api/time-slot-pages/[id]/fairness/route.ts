import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { fairnessAnswer } from '@/lib/pages/api-shapes'
import { fairnessQuerySchema } from '@/lib/pages/host-schema'
import { readFairness } from '@/lib/pages/server/hosts/fairness'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'readFairness',
    area: 'Booking pages',
    summary: 'Compare what the hosts of a team’s page got with what they were due',
    description:
      'Groups of which a booking takes so many hosts. Bookings that start on the dates, without those that their attendees cancelled and requests that came to nothing.',
    scope: 'pages',
    query: fairnessQuerySchema,
    answer: fairnessAnswer,
    errors: ['page_not_found'],
    handle: ({ session, params, query }) => readFairness(session.id, params.id, query),
  }),
})
