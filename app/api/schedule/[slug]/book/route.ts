import { parseOrThrow } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { toResponse } from '@/lib/api/respond'
import { optionalSessionRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { bookSlot } from '@/lib/meetings/server/booking/book'
import { toPageKey } from '@/lib/meetings/server/booking/schedule'
import { bookingSchema } from '@/lib/meetings/visitor/booking-schema'
import { idempotencyKeySchema } from '@/lib/platform/idempotency'
import { isCheckedAddress } from '@/lib/platform/tokens'
import { checkedCookie, checkedCookieName, readCookie } from '@/lib/request/cookies'
import { languageOfRequest } from '@/lib/request/language'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: optionalSessionRoute({
    id: 'bookSlot',
    area: 'Finding and booking',
    summary: 'Book a time',
    description:
      'Books a start that `findSlots` offers. A start that is not free any more is a 409, whose `code` names the rule that refuses it. With `approval` the booking is `pending` until the owner decides. The attendee gets the same emails as from a booking in the browser. With `anyway` the owner of the page, who names it by its id, books a start that its hours, notice, dates or time off do not offer; what is taken, full or past stays refused. Repeats with the same `Idempotency-Key` get the first answer again.',
    scope: 'meetings',
    // The address first: a client that invents slugs creates no more rows than its limit allows.
    limits: ['LIMIT_BOOKINGS_ADDRESS', { name: 'LIMIT_BOOKINGS', by: 'slug' }],
    body: bookingSchema,
    status: 201,
    keepsOwnAnswers: true,
    answer: bothAnswer,
    errors: [
      ...SLOT_REFUSALS,
      'page_not_found',
      'unknown_duration',
      'email_check',
      'key_reused',
      'mail_limit',
      'recipient_mail_limit',
      'page_mail_limit',
      'availability_unknown',
      'form_closed',
    ],
    handle: async ({ request, params, session, body, now }) => {
      const idempotencyKey = parseOrThrow(idempotencyKeySchema, request.headers.get('idempotency-key'))
      const checked = readCookie(request.headers, checkedCookieName())
      const isChecked = isCheckedAddress(checked, body.attendeeEmail, now)
      const key = await toPageKey(params.slug, session, body.k)
      // An owner who books for somebody else has a language of their own.
      const language = body.language ?? ('id' in key ? null : languageOfRequest(request))
      const attempt = { idempotencyKey, isChecked, language, now }
      const { result, isNewlyChecked } = await bookSlot(key, body, attempt)
      const response = toResponse(result, 201)
      if (isNewlyChecked) {
        response.headers.append('Set-Cookie', checkedCookie(body.attendeeEmail, now))
      }
      return response
    },
  }),
})
