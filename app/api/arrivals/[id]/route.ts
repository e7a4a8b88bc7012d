import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { keptArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { forgetKept, readKept } from '@/lib/arrivals/server/kept'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: null,
    answer: keptArrivalAnswer,
    handle: ({ session, params }) => readKept(session.id, params.id),
  }),
  DELETE: ownerRoute({
    scope: null,
    handle: ({ session, params }) => forgetKept(session.id, params.id),
  }),
})
