import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { explanationAnswer } from '@/lib/pages/explanation-answer'
import { explainQuerySchema } from '@/lib/pages/schema'
import { explainTime } from '@/lib/pages/server/explain'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'explainTime',
    area: 'Booking pages',
    summary: 'Explain why a time is not offered',
    description:
      'One reason for each rule that refuses the start, with the smallest change of the rule that would open it. Without reasons, visitors can book the time.',
    scope: 'pages',
    query: explainQuerySchema,
    answer: explanationAnswer,
    errors: ['page_not_found', 'unknown_duration'],
    handle: ({ session, params, query, now }) => explainTime(session.id, params.id, query, now),
  }),
})
