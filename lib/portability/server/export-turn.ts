import type { OwnerId } from '@/db/owner-id'
import { processSemaphore, type Wait } from '@/lib/platform/semaphore'
import { AppError } from '@/lib/shared/errors'

/** Two at a time leave connections and CPU for other requests. */
const semaphore = processSemaphore('exports', { permits: 2, maxQueued: 20, maxQueuedPerKey: 1 })
const WAIT: Wait = { ms: 5_000 }
const WHEN_UNDER_WAY: Wait = { ms: 600_000, isUnderWay: true }
/** While a reader takes nothing for so long, the turn is another's. */
const IDLE_MS = 1_000

type Body = ReadableStream<Uint8Array>

/** An export in its turn, which ends with the body. Throws 503 when there is none soon; one that has begun waits. */
export async function exportInTurn(owner: OwnerId, open: () => Promise<Body>): Promise<Body> {
  let release = await semaphore.acquire(owner, WAIT)
  if (!release) throw new AppError('busy', { retryAfterSeconds: 30 })
  const giveBack = () => {
    release?.()
    release = null
  }
  const reader = (
    await open().catch((error: unknown) => {
      giveBack()
      throw error
    })
  ).getReader()
  let idle = setTimeout(giveBack, IDLE_MS)
  const next = async () => {
    clearTimeout(idle)
    release ??= await semaphore.acquire(owner, WHEN_UNDER_WAY)
    if (!release) throw new Error('The turn of an export did not come')
    return reader.read()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await next()
          if (!done) {
            controller.enqueue(value)
            idle = setTimeout(giveBack, IDLE_MS)
            return
          }
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        giveBack()
      },
      async cancel(reason) {
        clearTimeout(idle)
        giveBack()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
