import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { holidayAnswer } from '@/lib/time-off/api-shapes'
import { holidaysQuerySchema } from '@/lib/time-off/schema'
import { listHolidays } from '@/lib/time-off/server/holidays'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listHolidays',
    area: 'Time off',
    summary: 'List the holidays of a region',
    description: 'Of all types, by date; a holiday of several dates by its first.',
    scope: 'settings',
    query: holidaysQuerySchema,
    answer: z.array(holidayAnswer),
    handle: ({ query }) => listHolidays(query),
  }),
})
