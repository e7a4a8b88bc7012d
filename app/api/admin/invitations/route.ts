import { z } from 'zod'
import { signUpInvitationAnswer } from '@/lib/admin/api-shapes'
import { signUpInviteSchema } from '@/lib/admin/schema'
import { inviteToSignUp, listInvited } from '@/lib/admin/server/invitations'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute({ answer: z.array(signUpInvitationAnswer), handle: () => listInvited() }),
  POST: adminRoute({
    body: signUpInviteSchema,
    status: 201,
    answer: signUpInvitationAnswer,
    handle: ({ session, body, now }) => inviteToSignUp(session, body.email, now),
  }),
})
