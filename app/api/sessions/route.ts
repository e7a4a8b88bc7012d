import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { personRoute } from '@/lib/api/route'
import { endOtherSessions, listOwnSessions } from '@/lib/auth/sessions'
import { sessionAnswer } from '@/lib/shared/api-shapes'

/** No key calls these: one that leaked could lock its owner out. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: personRoute({
    scope: null,
    answer: z.array(sessionAnswer),
    handle: ({ session, request, now }) => listOwnSessions(session.id, request, now),
  }),
  DELETE: personRoute({
    scope: null,
    event: 'session_ended',
    handle: ({ session, request }) => endOtherSessions(session.id, request),
  }),
})
