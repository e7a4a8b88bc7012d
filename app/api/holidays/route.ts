import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { holidaysQuerySchema } from '@/lib/time-off/schema'
import { listHolidays } from '@/lib/time-off/server/holidays'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ query: holidaysQuerySchema, handle: ({ query }) => listHolidays(query) }),
})
