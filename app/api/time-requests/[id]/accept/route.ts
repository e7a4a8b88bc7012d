import { methods } from '@/lib/api/methods'
import { TIME_REQUEST_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { acceptTimeRequest } from '@/lib/meetings/server/time-requests/answer'
import { acceptTimeSchema } from '@/lib/meetings/time-request-schemas'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'acceptTimeRequest',
    area: 'Meetings',
    summary: 'Accept a time that a guest asks for, once',
    description:
      'Books one of the times of the request, also outside of the hours, notice, dates and time off of its page, which stay as they are. What is taken, full or past is refused. The guest gets the confirmation of a booking; the questions of the page are not asked.',
    scope: 'meetings',
    body: acceptTimeSchema,
    answer: bothAnswer,
    errors: [...TIME_REQUEST_ERRORS, ...SLOT_REFUSALS, 'unknown_duration', 'mail_limit', 'availability_unknown'],
    handle: ({ session, params, body, now }) => acceptTimeRequest(session.id, params.id, body.startTime, now),
  }),
})
