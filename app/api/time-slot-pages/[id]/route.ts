import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageAnswer } from '@/lib/pages/answers'
import { updatePageSchema } from '@/lib/pages/schema'
import { deleteTimeSlotPage, getTimeSlotPage, updateTimeSlotPage } from '@/lib/pages/server/service'
import { publishing } from '@/lib/vocabulary/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'pages',
    answer: pageAnswer,
    handle: ({ session, params }) => getTimeSlotPage(session.id, params.id),
  }),
  PATCH: ownerRoute({
    scope: 'pages',
    body: updatePageSchema,
    event: ({ body }) => publishing(body.isActive, 'page'),
    answer: pageAnswer,
    handle: ({ session, params, body, now }) => updateTimeSlotPage(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    scope: 'pages',
    event: 'page_deleted',
    handle: ({ session, params }) => deleteTimeSlotPage(session.id, params.id),
  }),
})
