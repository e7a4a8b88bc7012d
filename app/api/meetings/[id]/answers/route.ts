import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { meetingAnswersAnswer } from '@/lib/meetings/api-shapes'
import { getMeetingAnswers } from '@/lib/meetings/server/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getMeetingAnswers',
    area: 'Meetings',
    summary: 'Get the answers given while booking',
    scope: 'responses',
    answer: meetingAnswersAnswer,
    errors: ['meeting_not_found'],
    handle: ({ session, params }) => getMeetingAnswers(session.id, params.id),
  }),
})
