import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { isoInstant } from '@/lib/shared/text/api-shapes'
import { teamAnswer } from '@/lib/teams/api-shapes'
import { deleteTeamSchema, updateTeamSchema } from '@/lib/teams/schema'
import { changeTeam, deleteTeam, getTeam } from '@/lib/teams/server/teams'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: personRoute({
    scope: null,
    answer: teamAnswer,
    handle: ({ session, params }) => getTeam(session.id, params.id),
  }),
  PATCH: personRoute({
    scope: null,
    body: updateTeamSchema,
    answer: teamAnswer,
    handle: ({ session, params, body, now }) => changeTeam(session.id, params.id, body, now),
  }),
  DELETE: personRoute({
    scope: null,
    body: deleteTeamSchema,
    answer: z.object({ deleteAt: isoInstant() }),
    event: 'team_leaving',
    handle: ({ session, params, body, now }) => deleteTeam(session.id, params.id, body.confirm, now),
  }),
})
