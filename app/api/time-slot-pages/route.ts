import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { log } from '@/lib/log/log'
import { createPageSchema } from '@/lib/pages/schema'
import { createTimeSlotPage, listTimeSlotPages } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session }) => listTimeSlotPages(session.id) }),
  POST: ownerRoute({
    body: createPageSchema,
    status: 201,
    handle: async ({ session, body }) => {
      const page = await createTimeSlotPage(session.id, body)
      if (page.isActive) log('page_published', { target: page.id })
      return page
    },
  }),
})
