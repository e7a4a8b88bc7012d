import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'
import { farewellAnswer } from '@/lib/people/api-shapes'
import { describeFarewell } from '@/lib/people/server/leave-account'

/** Describes the mails that a deletion of the account would cause. Sessions only. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: sessionRoute({
    scope: null,
    answer: farewellAnswer,
    handle: ({ session, now }) => describeFarewell(session.id, now),
  }),
})
