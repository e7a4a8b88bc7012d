import { consumeLimit, requireUsesLeft } from '@/lib/request/limit'
import { AppError } from '@/lib/vocabulary/errors'
import { publicRoute } from './route'

type Handle = Parameters<typeof publicRoute>[0]['handle']

/**
 * Called by a provider, which proves it by what its message holds. Providers send as many as they like from few addresses:
 * only messages that prove nothing are counted, and who sent too many of them is not listened to.
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
