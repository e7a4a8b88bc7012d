import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { withdrawInvitation } from '@/lib/teams/server/invitations'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: personRoute({
    scope: null,
    handle: ({ session, params }) => withdrawInvitation(session.id, params.id, params.invitationId),
  }),
})
