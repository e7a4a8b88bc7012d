import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listCalendars } from '@/lib/calendars/connecting/list-choices'
import { calendarAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listCalendars',
    area: 'Calendars',
    summary: 'List calendars',
    description: 'Of all connected accounts. An account that cannot be read is in the list with `error`.',
    scope: 'settings',
    answer: z.array(calendarAnswer),
    handle: ({ session }) => listCalendars(session.id),
  }),
})
