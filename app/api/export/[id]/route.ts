import { toArchiveResponse } from '@/lib/api/file'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { addressOf } from '@/lib/auth/session'
import { log } from '@/lib/log/log'
import { openExport } from '@/lib/portability/server/export'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  /** A zip that is made while it is sent: its size is not known before. */
  GET: ownerRoute({
    scope: null,
    handle: async ({ session, params, now, request }) => {
      const opened = await openExport({ id: session.id, email: addressOf(session) }, params.id, now)
      if (request.method !== 'HEAD') log('account_exported')
      return toArchiveResponse(opened)
    },
  }),
})
