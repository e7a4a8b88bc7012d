import { overviewAnswer } from '@/lib/admin/api-shapes'
import { readOverview } from '@/lib/admin/server/overview'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute({ answer: overviewAnswer, handle: ({ now }) => readOverview(now) }),
})
