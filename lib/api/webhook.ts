import { z } from 'zod'
import { consumeLimit, requireUsesLeft } from '@/lib/request/limit'
import { AppError } from '@/lib/shared/errors'
import { type Call, publicRoute } from './route'

type Handle = (call: Call<unknown, unknown, null>) => Promise<unknown>

/**
 * A route that a provider calls, authenticated by the content of its message. Providers send many messages from few
 * addresses, so the rate limit counts only forged ones; an address that exceeds it is refused.
 */
export const webhookRoute = (handle: Handle) =>
  publicRoute({
    // Each provider wants its own.
    answer: z.unknown(),
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
