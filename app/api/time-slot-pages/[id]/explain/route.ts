import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { explanationAnswer } from '@/lib/pages/explanation-answer'
import { explainQuerySchema } from '@/lib/pages/schema'
import { explainTime } from '@/lib/pages/server/explain'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'pages',
    query: explainQuerySchema,
    answer: explanationAnswer,
    handle: ({ session, params, query, now }) => explainTime(session.id, params.id, query, now),
  }),
})
