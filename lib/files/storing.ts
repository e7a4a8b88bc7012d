import { logFailure } from '@/lib/log/log'
import { AppError } from '@/lib/shared/errors'

/** Work with the storage: a failure of its disk or its server is a 503, and in the log. */
export async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    logFailure('files_failed', error, { reason: codeOf(error) })
    throw new AppError('files_unavailable', { retryAfterSeconds: 60 })
  }
}

/** Such as ENOSPC; no message, for it names paths. */
function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}
