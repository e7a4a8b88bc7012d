import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { handedOverAnswer } from '@/lib/meetings/api-shapes'
import { handOverAllSchema } from '@/lib/meetings/change-schemas'
import { handOverOfMember } from '@/lib/teams/server/members'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: personRoute({
    scope: null,
    body: handOverAllSchema,
    bodyIsOptional: true,
    answer: handedOverAnswer,
    handle: ({ session, params, body, now }) => handOverOfMember(session.id, params.id, { ...params, ...body }, now),
  }),
})
