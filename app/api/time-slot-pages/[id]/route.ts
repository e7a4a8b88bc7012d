import { methods } from '@/lib/api/methods'
import { revalidateBookingPage } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { updatePageSchema } from '@/lib/pages/schema'
import { deleteTimeSlotPage, getTimeSlotPage, updateTimeSlotPage } from '@/lib/pages/server/service'
import { publishing } from '@/lib/vocabulary/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => getTimeSlotPage(session.id, params.id) }),
  PATCH: ownerRoute({
    body: updatePageSchema,
    event: ({ body }) => publishing(body.isActive, 'page'),
    handle: async ({ session, params, body, now }) =>
      revalidateBookingPage(await updateTimeSlotPage(session.id, params.id, body, now)),
  }),
  DELETE: ownerRoute({
    event: 'page_deleted',
    handle: async ({ session, params }) => revalidateBookingPage(await deleteTimeSlotPage(session.id, params.id)),
  }),
})
