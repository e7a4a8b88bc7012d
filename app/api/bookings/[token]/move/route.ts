import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { moveSchema } from '@/lib/meetings/change-schemas'
import { moveByToken } from '@/lib/meetings/server/booking/move'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    id: 'moveBooking',
    area: 'Attendees',
    summary: 'Move a booking',
    description:
      'With `from`, the start that was seen, a booking that was moved meanwhile is refused as `changed`. On a page with approval a confirmed booking keeps its time and has a `moveRequest` until its owner decides; moving to its present time takes that back.',
    limits: ['LIMIT_BOOKINGS'],
    body: moveSchema,
    answer: bothAnswer,
    errors: [
      ...SLOT_REFUSALS,
      'booking_not_found',
      'page_not_found',
      'already_cancelled',
      'too_late',
      'moves_used',
      'changed',
      'mail_limit',
      'recipient_mail_limit',
      'page_mail_limit',
      'availability_unknown',
    ],
    handle: ({ params, body, now }) => moveByToken(params.token, body, now),
  }),
})
