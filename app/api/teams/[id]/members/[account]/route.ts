import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { memberAnswer } from '@/lib/teams/api-shapes'
import { memberSchema } from '@/lib/teams/schema'
import { changeMember, endMembership } from '@/lib/teams/server/members'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: personRoute({
    scope: null,
    body: memberSchema,
    answer: memberAnswer,
    event: 'member_changed',
    handle: ({ session, params, body }) => changeMember(session.id, params.id, params.account, body.role),
  }),
  DELETE: personRoute({
    scope: null,
    event: 'member_removed',
    handle: ({ session, params, now }) => endMembership(session.id, params.id, params.account, now),
  }),
})
