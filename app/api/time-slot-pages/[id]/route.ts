import { methods } from '@/lib/api/methods'
import { PAGE_CHANGE_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { pageAnswer } from '@/lib/pages/api-shapes'
import { updatePageSchema } from '@/lib/pages/schema'
import { deleteTimeSlotPage, getTimeSlotPage, updateTimeSlotPage } from '@/lib/pages/server/service'
import { publishing } from '@/lib/shared/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getPage',
    area: 'Booking pages',
    summary: 'Get a booking page',
    scope: 'pages',
    answer: pageAnswer,
    errors: ['page_not_found'],
    handle: ({ session, params }) => getTimeSlotPage(session.id, params.id),
  }),
  PATCH: ownerRoute({
    id: 'updatePage',
    area: 'Booking pages',
    summary: 'Change a booking page',
    description:
      'Fields that are left out stay. Lists and objects are replaced as a whole. `isActive: false` takes the page offline. Bookings that were made stay as they are.',
    scope: 'pages',
    body: updatePageSchema,
    event: ({ body }) => publishing(body.isActive, 'page'),
    answer: pageAnswer,
    errors: PAGE_CHANGE_ERRORS,
    handle: ({ session, params, body, now }) =>
      updateTimeSlotPage(session.id, params.id, body, now, { person: session.person?.id ?? null }),
  }),
  DELETE: ownerRoute({
    id: 'deletePage',
    area: 'Booking pages',
    summary: 'Delete a booking page',
    description:
      'Its bookings and meetings stay. Guests whose request for another time is undecided are told by email that it has ended.',
    scope: 'pages',
    event: 'page_deleted',
    errors: ['page_not_found'],
    handle: ({ session, params, now }) => deleteTimeSlotPage(session.id, params.id, now),
  }),
})
