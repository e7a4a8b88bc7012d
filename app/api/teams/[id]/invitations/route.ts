import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { invitationAnswer } from '@/lib/teams/api-shapes'
import { inviteSchema } from '@/lib/teams/schema'
import { invite, listOpenInvitations } from '@/lib/teams/server/invitations'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: personRoute({
    scope: null,
    answer: z.array(invitationAnswer),
    handle: ({ session, params, now }) => listOpenInvitations(session.id, params.id, now),
  }),
  POST: personRoute({
    scope: null,
    body: inviteSchema,
    status: 201,
    answer: invitationAnswer,
    event: 'member_invited',
    handle: ({ session, params, body, now }) => invite(session, params.id, body, now),
  }),
})
