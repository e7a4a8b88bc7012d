import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { listConflicts } from '@/lib/meetings/server/booking/conflicts'
import { toPageKey } from '@/lib/meetings/server/booking/schedule'
import { busyIntervalAnswer } from '@/lib/meetings/visitor/api-shapes'
import { conflictsQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    id: 'listConflicts',
    area: 'Finding and booking',
    summary: 'List busy times of a date',
    description:
      'Merged, clipped to the hours of the page and to the time that can be booked now, and without a word about what they are.',
    scope: 'pages',
    limits: ['LIMIT_PUBLIC_READS'],
    query: conflictsQuerySchema,
    answer: z.array(busyIntervalAnswer),
    errors: ['page_not_found', 'availability_unknown'],
    handle: async ({ params, session, query, now }) =>
      listConflicts(await toPageKey(params.slug, session, query.k), query.date, now),
  }),
})
