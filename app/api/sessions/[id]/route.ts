import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { endSession } from '@/lib/auth/sessions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: personRoute({
    scope: null,
    event: 'session_ended',
    handle: ({ session, params }) => endSession(session.id, params.id),
  }),
})
