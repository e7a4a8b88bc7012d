import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { explanationAnswer } from '@/lib/pages/explanation-answer'
import { explainQuerySchema } from '@/lib/pages/schema'
import { explainTime } from '@/lib/pages/server/explain'
import { mayRead } from '@/lib/shared/scopes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'explainTime',
    area: 'Booking pages',
    summary: 'Explain why a time is not offered',
    description:
      'One reason for each rule that refuses the start, with the smallest change of the rule that would open it. Without reasons, visitors can book the time. To a key without `meetings:read` a meeting in the way has neither title nor id.',
    scope: 'pages',
    query: explainQuerySchema,
    answer: explanationAnswer,
    errors: ['page_not_found', 'unknown_duration'],
    handle: ({ session, params, query, key, now }) =>
      explainTime(session.id, params.id, query, { seesMeetings: mayRead(key, 'meetings:read'), now }),
  }),
})
