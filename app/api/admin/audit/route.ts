import { auditAnswer } from '@/lib/admin/api-shapes'
import { auditQuery } from '@/lib/admin/schema'
import { listAudit } from '@/lib/admin/server/audit'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute({ query: auditQuery, answer: auditAnswer, handle: ({ query }) => listAudit(query) }),
})
