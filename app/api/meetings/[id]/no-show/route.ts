import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { bothAnswer } from '@/lib/meetings/api-shapes'
import { noShowSchema } from '@/lib/meetings/change-schemas'
import { markMeetingNoShow } from '@/lib/meetings/server/booking/no-show'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'markNoShow',
    area: 'Meetings',
    summary: 'Mark a no-show, or take the mark back',
    scope: 'meetings',
    body: noShowSchema,
    event: 'no_show_marked',
    answer: bothAnswer,
    errors: ['meeting_not_found', 'not_a_booking', 'not_confirmed', 'not_started'],
    handle: ({ session, params, body, now }) => markMeetingNoShow(actingOf(session), params.id, body.noShow, now),
  }),
})
