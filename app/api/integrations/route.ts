import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listIntegrations } from '@/lib/calendars/connecting/service'
import { integrationAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listIntegrations',
    area: 'Calendars',
    summary: 'List connected accounts',
    scope: 'settings',
    answer: z.array(integrationAnswer),
    handle: ({ session, now }) => listIntegrations(session.id, now),
  }),
})
