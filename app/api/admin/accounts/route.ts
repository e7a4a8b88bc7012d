import { accountsAnswer } from '@/lib/admin/api-shapes'
import { accountsQuery } from '@/lib/admin/schema'
import { listAccountsForAdmin } from '@/lib/admin/server/accounts'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute({ query: accountsQuery, answer: accountsAnswer, handle: ({ query }) => listAccountsForAdmin(query) }),
})
