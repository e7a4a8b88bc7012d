import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listProviders } from '@/lib/calendars/connecting/providers'
import { providerStatusAnswer } from '@/lib/shared/calendars/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listProviders',
    area: 'Calendars',
    summary: 'List providers of calendars and video meetings',
    scope: 'settings',
    answer: z.array(providerStatusAnswer),
    handle: async () => listProviders(),
  }),
})
