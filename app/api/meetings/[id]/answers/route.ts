import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { getMeetingAnswers } from '@/lib/meetings/server/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => getMeetingAnswers(session.id, params.id) }),
})
