import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { memberAnswer } from '@/lib/teams/api-shapes'
import { listTeamMembers } from '@/lib/teams/server/members'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: personRoute({
    scope: null,
    answer: z.array(memberAnswer),
    handle: ({ session, params }) => listTeamMembers(session.id, params.id),
  }),
})
