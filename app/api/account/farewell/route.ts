import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'
import { farewellAnswer } from '@/lib/people/api-shapes'
import { describeFarewell } from '@/lib/people/server/leave-account'

/** What a deletion of the account would set off. No key calls it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: sessionRoute({
    scope: null,
    answer: farewellAnswer,
    handle: ({ session, now }) => describeFarewell(session.id, now),
  }),
})
