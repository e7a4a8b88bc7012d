import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { foundPeopleAnswer } from '@/lib/people/api-shapes'
import { findPeopleQuery } from '@/lib/people/schema'
import { findPeople } from '@/lib/people/server/find-people'

/** No key calls it: it reads meetings and responses at once, and a key is for one of them. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: null,
    query: findPeopleQuery,
    answer: foundPeopleAnswer,
    handle: ({ session, query }) => findPeople(session.id, query.q),
  }),
})
