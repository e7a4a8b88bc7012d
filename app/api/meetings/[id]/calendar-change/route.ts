import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { calendarChangeSchema } from '@/lib/meetings/change-schemas'
import { decideCalendarChange } from '@/lib/meetings/server/calendar-change'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    body: calendarChangeSchema,
    handle: ({ session, params, body, now }) => decideCalendarChange(session.id, params.id, body.action, now),
  }),
})
