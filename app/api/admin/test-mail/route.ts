import { sendTestMailOfAdmin } from '@/lib/admin/server/test-mail'
import { methods } from '@/lib/api/methods'
import { adminRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute({ handle: ({ session, now }) => sendTestMailOfAdmin(session, now) }),
})
