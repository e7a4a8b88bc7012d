import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { decideCalendarChange } from '@/lib/meetings/calendar-change'
import { calendarChangeSchema } from '@/lib/meetings/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: calendarChangeSchema,
    handle: ({ session, params, body, now }) => decideCalendarChange(session.id, params.id, body.action, now),
  }),
})
