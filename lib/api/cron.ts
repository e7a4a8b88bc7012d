import { isSameSecret } from '@/lib/platform/constant-time'
import { env } from '@/lib/platform/env'
import { okAnswer } from '@/lib/shared/api-shapes'
import { AppError } from '@/lib/shared/errors'
import { publicRoute } from './route'

/** For a host's scheduler: a 404 without CRON_SECRET, or with another token. */
export function cronRoute(work: (now: Date) => Promise<void>) {
  return publicRoute({
    answer: okAnswer,
    handle: async ({ request, now }) => {
      const secret = env().CRON_SECRET
      if (!secret) throw new AppError('not_found')
      if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
        throw new AppError('not_authenticated')
      }
      await work(now)
      return { status: 'ok' as const }
    },
  })
}
