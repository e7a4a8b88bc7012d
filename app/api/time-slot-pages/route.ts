import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { titledListQuery } from '@/lib/api/titled-list-query'
import { log } from '@/lib/log/log'
import { pageAnswer } from '@/lib/pages/api-shapes'
import { createPageSchema } from '@/lib/pages/schema'
import { createTimeSlotPage, listTimeSlotPages } from '@/lib/pages/server/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listPages',
    area: 'Booking pages',
    summary: 'List booking pages',
    description: 'All pages of the account.',
    scope: 'pages',
    query: titledListQuery,
    answer: z.array(pageAnswer),
    handle: ({ session, query }) => listTimeSlotPages(session.id, query),
  }),
  POST: ownerRoute({
    id: 'createPage',
    area: 'Booking pages',
    summary: 'Create a booking page',
    description:
      'Only `title` and `timezone` are required; without `slug` the page gets a random one. A page without `availabilities` offers no times.',
    scope: 'pages',
    body: createPageSchema,
    status: 201,
    answer: pageAnswer,
    errors: ['slug_taken', 'unknown_calendar'],
    handle: async ({ session, body, now }) => {
      const page = await createTimeSlotPage(session.id, body, now, { person: session.person?.id ?? null })
      if (page.isActive) log('page_published', { target: page.id })
      return page
    },
  }),
})
