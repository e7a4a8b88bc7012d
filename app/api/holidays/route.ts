import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { holidayAnswer } from '@/lib/time-off/answers'
import { holidaysQuerySchema } from '@/lib/time-off/schema'
import { listHolidays } from '@/lib/time-off/server/holidays'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'settings',
    query: holidaysQuerySchema,
    answer: z.array(holidayAnswer),
    handle: ({ query }) => listHolidays(query),
  }),
})
