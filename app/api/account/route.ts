import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'
import { leavingAnswer } from '@/lib/people/api-shapes'
import { leaveSchema } from '@/lib/people/schema'
import { leaveAccount } from '@/lib/people/server/leave-account'

/** No key calls it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: sessionRoute({
    scope: null,
    body: leaveSchema,
    answer: leavingAnswer,
    event: 'account_leaving',
    handle: ({ session, body, now }) => leaveAccount(session, body.confirm, now),
  }),
})
