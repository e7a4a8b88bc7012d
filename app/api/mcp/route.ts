import { readJson } from '@/lib/api/body'
import { methods } from '@/lib/api/methods'
import { keyRoute } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  /** One message of the Model Context Protocol, answered as JSON: there are no streams and no sessions to open or end. */
  POST: keyRoute({
    handle: async ({ request, session: { actor, scopes }, address, now }) => {
      const message = await readJson(request)
      // No other route needs the protocol's library.
      const { answerMessage } = await import('@/lib/mcp/server')
      return answerMessage(message, request, { owner: actor.id, scopes, address, now })
    },
  }),
})
