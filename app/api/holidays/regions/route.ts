import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listCountries } from '@/lib/time-off/server/holiday-library'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: () => listCountries() }),
})
