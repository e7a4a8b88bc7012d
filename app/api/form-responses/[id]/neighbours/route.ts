import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { neighboursAnswer } from '@/lib/forms/api-shapes'
import { getNeighbours } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getResponseNeighbours',
    area: 'Responses',
    summary: 'Get the responses before and after one',
    scope: 'responses',
    answer: neighboursAnswer,
    errors: ['response_not_found'],
    handle: ({ session, params }) => getNeighbours(session.id, params.id),
  }),
})
