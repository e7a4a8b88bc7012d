import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { readMailboxMessage } from '@/lib/mail/mailbox'
import { AppError } from '@/lib/shared/errors'

/** One mail as it was designed; sandboxed, since it is not a page of ours. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    handle: async ({ request, params }) => {
      const message = await readMailboxMessage(request.headers, params.id)
      if (!message) throw new AppError('not_found')
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "sandbox allow-popups; frame-ancestors 'self'",
        'Cache-Control': 'no-store',
      }
      return new Response(message.html, { headers })
    },
  }),
})
