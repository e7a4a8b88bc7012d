import { consumeLimit, requireUsesLeft } from '@/lib/request/limit'
import { AppError } from '@/lib/vocabulary/errors'
import { publicRoute } from './route'

type Handle = Parameters<typeof publicRoute>[0]['handle']

/**
 * A route that a provider calls, authenticated by the content of its message. Providers send many messages from few
 * addresses, so the rate limit counts only forged ones; an address that exceeds it is refused.
 */
export const webhookRoute = (handle: Handle) =>
  publicRoute({
    handle: async (call) => {
      const key = `webhook ${call.address}`
      await requireUsesLeft('LIMIT_PUBLIC_READS', key)
      try {
        return await handle(call)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await consumeLimit('LIMIT_PUBLIC_READS', key)
        throw error.loggedAs('webhook_forged')
      }
    },
  })
