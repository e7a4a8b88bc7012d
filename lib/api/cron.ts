import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { publicRoute } from './route'

/** For a host's scheduler: without CRON_SECRET, or with another token, the route is not there. */
export function cronRoute(work: (now: Date) => Promise<void>) {
  return publicRoute({
    handle: async ({ request, now }) => {
      const secret = env().CRON_SECRET
      if (!secret) throw new AppError('not_found', 'Not found')
      if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
        throw new AppError('unauthenticated', 'Not authenticated')
      }
      await work(now)
      return { status: 'ok' }
    },
  })
}

/** Compares in a time that tells nothing of where the two differ. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
