import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { teamAnswer } from '@/lib/teams/api-shapes'
import { restoreTeam } from '@/lib/teams/server/teams'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: personRoute({
    scope: null,
    answer: teamAnswer,
    handle: ({ session, params, now }) => restoreTeam(session.id, params.id, now),
  }),
})
