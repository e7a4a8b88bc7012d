import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { sendTestMail } from '@/lib/settings/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'sendTestMail',
    area: 'Settings',
    summary: 'Send a test email to the account',
    scope: 'settings',
    errors: ['email_not_sent', 'mail_limit'],
    handle: ({ session, now }) => sendTestMail(session, now),
  }),
})
