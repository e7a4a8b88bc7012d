import { methods } from '@/lib/api/methods'
import { personRoute, publicRoute } from '@/lib/api/route'
import { invitedAnswer, teamAnswer } from '@/lib/teams/api-shapes'
import { joinTeam, readInvitation } from '@/lib/teams/server/invitations'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  /** Changes nothing: programs that look at mails follow links. */
  GET: publicRoute({
    limits: ['LIMIT_PUBLIC_READS'],
    answer: invitedAnswer,
    handle: ({ params, now }) => readInvitation(params.token, now),
  }),
  POST: personRoute({
    scope: null,
    answer: teamAnswer,
    event: 'member_joined',
    handle: ({ session, params, now }) => joinTeam(session, params.token, now),
  }),
})
