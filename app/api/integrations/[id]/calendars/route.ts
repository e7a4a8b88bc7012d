import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { chooseCalendars } from '@/lib/calendars/connecting/choose-calendars'
import { calendarUseSchema } from '@/lib/calendars/screen/calendar-use-schema'
import { integrationAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: ownerRoute({
    id: 'chooseCalendars',
    area: 'Calendars',
    summary: 'Say what an account’s calendars are for',
    description:
      'Replaces the account’s calendars on the named pages, or on all, and in the defaults of new pages. Pages that are not named stop using them. Calendars of other accounts stay chosen. A list that is left out is preset: the account’s primary calendar blocks time, and gets bookings unless another account’s does.',
    scope: 'settings',
    body: calendarUseSchema,
    bodyIsOptional: true,
    answer: integrationAnswer,
    errors: ['integration_not_found', 'page_not_found', 'unknown_calendar', 'read_only_calendar'],
    handle: ({ session, params, body, now }) => chooseCalendars(session.id, params.id, body, now),
  }),
})
