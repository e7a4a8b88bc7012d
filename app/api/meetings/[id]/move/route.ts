import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { moveForOwnerSchema } from '@/lib/meetings/change-schemas'
import { moveForOwner } from '@/lib/meetings/server/booking/move'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'moveMeeting',
    area: 'Meetings',
    summary: 'Move a booking as its owner',
    description:
      'The owner may choose any time that is free of other bookings, also outside the hours of the page. `checkCalendars` also asks the calendars that block time on the page: 409 `calendar_busy` names what is there, 409 `calendar_unread` the one that could not be read. Send it again without `checkCalendars` to move all the same.',
    scope: 'meetings',
    body: moveForOwnerSchema,
    event: 'meeting_moved',
    answer: bothAnswer,
    errors: [
      ...SLOT_REFUSALS,
      'meeting_not_found',
      'not_a_booking',
      'already_cancelled',
      'changed',
      'calendar_busy',
      'calendar_unread',
      'mail_limit',
      'recipient_mail_limit',
    ],
    handle: ({ session, params, body, now }) => moveForOwner(actingOf(session), params.id, body, now),
  }),
})
