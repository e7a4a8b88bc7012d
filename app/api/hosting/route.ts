import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { hostingAnswer } from '@/lib/pages/api-shapes'
import { listHosting } from '@/lib/pages/server/hosting'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listHosting',
    area: 'Teams',
    summary: 'List pages that name the account as a host',
    description: 'By the names of their teams and their titles.',
    scope: 'settings',
    answer: z.array(hostingAnswer),
    handle: ({ session }) => listHosting(session.id),
  }),
})
