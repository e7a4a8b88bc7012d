import { methods } from '@/lib/api/methods'
import { TIME_REQUEST_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { timeRequestAnswer } from '@/lib/meetings/api-shapes'
import { suggestTimes } from '@/lib/meetings/server/time-requests/answer'
import { suggestTimesSchema } from '@/lib/meetings/time-request-schemas'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'suggestTimes',
    area: 'Meetings',
    summary: 'Mail a guest times to choose from',
    description:
      'One to three times that the page offers. Each is a link in the mail that books without signing in, after a press; the first that is booked ends the others.',
    scope: 'meetings',
    body: suggestTimesSchema,
    answer: timeRequestAnswer,
    errors: [...TIME_REQUEST_ERRORS, 'taken', 'unknown_duration'],
    handle: ({ session, params, body, now }) => suggestTimes(session.id, params.id, body.startTimes, now),
  }),
})
