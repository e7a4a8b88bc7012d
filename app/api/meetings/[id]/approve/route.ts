import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/answers'
import { approveMeeting } from '@/lib/meetings/server/booking/decide'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    event: 'request_approved',
    answer: bothAnswer,
    handle: ({ session, params, now }) => approveMeeting(session.id, params.id, now),
  }),
})
