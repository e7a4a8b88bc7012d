import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { hostingAnswer } from '@/lib/pages/api-shapes'
import { updateHostingSchema } from '@/lib/pages/host-schema'
import { changeHosting } from '@/lib/pages/server/hosting'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    id: 'updateHosting',
    area: 'Teams',
    summary: 'Agree to be a host of a page, and choose calendars and hours for it',
    description:
      'Fields that are left out stay. Own hours only cut those of the page. Nobody else changes them, and the team reads neither hours nor calendars.',
    scope: 'settings',
    body: updateHostingSchema,
    answer: hostingAnswer,
    errors: ['page_not_found', 'unknown_calendar', 'read_only_calendar'],
    handle: ({ session, params, body }) => changeHosting(session.id, params.id, body),
  }),
})
