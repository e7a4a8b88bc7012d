import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { sendTestMail } from '@/lib/settings/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({ scope: 'settings', handle: ({ session, now }) => sendTestMail(session, now) }),
})
