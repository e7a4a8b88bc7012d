import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { erasureAnswer } from '@/lib/people/api-shapes'
import { eraseQuery, eraseSchema } from '@/lib/people/schema'
import { erasePerson, planErasure } from '@/lib/people/server/erase'

/** No key calls it: it takes back nothing, and one that leaked could empty an account person by person. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: null,
    body: eraseSchema,
    query: eraseQuery,
    answer: erasureAnswer,
    event: ({ query }) => (query.dryRun === '1' ? null : 'person_erased'),
    handle: ({ session, body, query, now }) =>
      query.dryRun === '1' ? planErasure(session.id, body.email, now) : erasePerson(session.id, body.email, now),
  }),
})
