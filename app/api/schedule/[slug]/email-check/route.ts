import { methods } from '@/lib/api/methods'
import { optionalSessionRoute } from '@/lib/api/route'
import { sendEmailCode } from '@/lib/meetings/server/booking/email-check'
import { toPageKey } from '@/lib/meetings/server/booking/schedule'
import { codeSentAnswer } from '@/lib/meetings/visitor/api-shapes'
import { emailCheckSchema } from '@/lib/meetings/visitor/booking-schema'
import { languageOfRequest } from '@/lib/request/language'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: optionalSessionRoute({
    id: 'sendEmailCode',
    area: 'Finding and booking',
    summary: 'Email a code to an address',
    description: 'For pages that check the address of the attendee: the code is the `emailCode` of the booking.',
    scope: 'meetings',
    limits: ['LIMIT_BOOKINGS_ADDRESS', { name: 'LIMIT_BOOKINGS', by: 'slug' }],
    body: emailCheckSchema,
    answer: codeSentAnswer,
    errors: ['page_not_found', 'mail_limit', 'recipient_mail_limit', 'page_mail_limit', 'email_not_sent'],
    handle: async ({ request, params, session, body: { email, k, ...body }, now }) => {
      const language = body.language ?? languageOfRequest(request)
      return sendEmailCode(await toPageKey(params.slug, session, k), { email, language }, now)
    },
  }),
})
