import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { actingOf } from '@/lib/bookings/acting'
import { calendarChangeSchema } from '@/lib/meetings/change-schemas'
import { decideCalendarChange } from '@/lib/meetings/server/calendar-change'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'decideCalendarChange',
    area: 'Meetings',
    summary: 'Decide about a change in the calendar',
    description: 'For a booking whose event was deleted or moved in the calendar to a time that is not free.',
    scope: 'meetings',
    body: calendarChangeSchema,
    errors: ['meeting_not_found', 'nothing_to_decide', 'already_cancelled', 'past', ...SLOT_REFUSALS],
    handle: ({ session, params, body, now }) => decideCalendarChange(actingOf(session), params.id, body.action, now),
  }),
})
