import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { madeByKeyAnswer } from '@/lib/api-keys/api-shapes'
import { listMade } from '@/lib/api-keys/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: null,
    answer: madeByKeyAnswer,
    handle: ({ session, params }) => listMade(session.id, params.id),
  }),
})
