import { parseOrThrow } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { TIMES_ERRORS } from '@/lib/api/openapi/shared-errors'
import { toResponse } from '@/lib/api/respond'
import { optionalSessionRoute } from '@/lib/api/route'
import { toPageKey } from '@/lib/meetings/server/booking/schedule'
import { askForTimes } from '@/lib/meetings/server/time-requests/ask'
import { tellRefusal } from '@/lib/meetings/server/time-requests/refusals'
import { askedTimesAnswer, refusalAnswer } from '@/lib/meetings/visitor/api-shapes'
import { refusalQuerySchema, timeRequestSchema } from '@/lib/meetings/visitor/time-request-schema'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { isCheckedAddress } from '@/lib/platform/tokens'
import { checkedCookie, checkedCookieName, readCookie } from '@/lib/request/cookies'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: optionalSessionRoute({
    id: 'tellRefusal',
    area: 'Finding and booking',
    summary: 'Tell why a time cannot be booked',
    description:
      'For pages with `acceptsOtherTimes`: the first rule that refuses the start, by the code with which `bookSlot` would refuse it; null when it can be booked. What is in the way is not told, only that the time is taken.',
    scope: 'pages',
    limits: ['LIMIT_PUBLIC_READS'],
    query: refusalQuerySchema,
    answer: refusalAnswer,
    errors: [...TIMES_ERRORS],
    handle: async ({ params, session, query: { k, ...query }, now }) =>
      tellRefusal(await toPageKey(params.slug, session, k), query, now),
  }),
  POST: optionalSessionRoute({
    id: 'askForTimes',
    area: 'Finding and booking',
    summary: 'Ask for times that are not offered',
    description:
      'For pages with `acceptsOtherTimes`. The owner gets an email and the request on their screen; no time is held. A named time that can be booked is told with `refusal` null and not asked for; 409 if all can be booked. It counts as a booking in each limit, and uses up a link that is good for one booking. Repeats with the same `Idempotency-Key` get the first answer again.',
    scope: 'meetings',
    limits: ['LIMIT_BOOKINGS_ADDRESS', { name: 'LIMIT_BOOKINGS', by: 'slug' }],
    body: timeRequestSchema,
    status: 201,
    keepsOwnAnswers: true,
    answer: askedTimesAnswer,
    errors: [
      ...TIMES_ERRORS,
      'past',
      'window',
      'time_offered',
      'too_many_time_requests',
      'email_check',
      'key_reused',
      'recipient_mail_limit',
      'page_mail_limit',
    ],
    handle: async ({ request, params, session, body, now }) => {
      const idempotencyKey = parseOrThrow(idempotencyKeySchema, request.headers.get('idempotency-key'))
      const checked = readCookie(request.headers, checkedCookieName())
      const isChecked = isCheckedAddress(checked, body.attendeeEmail, now)
      const language = body.language ?? languageOfRequest(request)
      const key = await toPageKey(params.slug, session, body.k)
      const { answer, isNewlyChecked } = await askForTimes(key, body, { idempotencyKey, isChecked, language, now })
      const response = toResponse(answer, 201)
      if (isNewlyChecked) response.headers.append('Set-Cookie', checkedCookie(body.attendeeEmail, now))
      return response
    },
  }),
})
