import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { neighboursAnswer } from '@/lib/forms/answers'
import { getNeighbours } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'responses',
    answer: neighboursAnswer,
    handle: ({ session, params }) => getNeighbours(session.id, params.id),
  }),
})
