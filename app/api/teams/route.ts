import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { teamAnswer } from '@/lib/teams/api-shapes'
import { createTeamSchema } from '@/lib/teams/schema'
import { listOwnTeams, makeTeam } from '@/lib/teams/server/teams'

/** These calls are about the person, so no key makes them. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: personRoute({ scope: null, answer: z.array(teamAnswer), handle: ({ session }) => listOwnTeams(session.id) }),
  POST: personRoute({
    scope: null,
    body: createTeamSchema,
    status: 201,
    answer: teamAnswer,
    event: 'team_created',
    handle: ({ session, body }) => makeTeam(session.id, body),
  }),
})
