import { setTimeout as pause } from 'node:timers/promises'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listWaiting } from '@/db/queries/webhooks/listeners'
import { AppError } from '@/lib/shared/errors'
import { MAX_EVENTS_OF_POLL } from '@/lib/shared/webhooks'
import type { WebhookMessage } from '../listener-schema'
import { toWebhookMessage } from './body'

/** Events of another process are noticed after so long. */
const LOOK_MS = 500

/** Ends the wait that a listener has under way in this process: each listener costs one wait at a time. */
const waits = new Map<string, AbortController>()

type Wait = { waitSeconds: number; signal: AbortSignal }

/** Resolves with what waits for a listener, or with nothing when the time is up, the caller is gone or asks again. 404 when it has ended. */
export async function waitForEvents(
  listener: { owner: OwnerId; id: string },
  { waitSeconds, signal }: Wait,
): Promise<WebhookMessage[]> {
  waits.get(listener.id)?.abort()
  const own = new AbortController()
  waits.set(listener.id, own)
  const ended = AbortSignal.any([own.signal, signal])
  try {
    for (const end = performance.now() + waitSeconds * 1000; ; ) {
      const events = await listWaiting(database(), listener, MAX_EVENTS_OF_POLL)
      if (!events) throw new AppError('listener_not_found')
      if (events.length > 0) return events.map(toWebhookMessage)
      const leftMs = end - performance.now()
      if (leftMs <= 0 || ended.aborted) return []
      await pause(Math.min(LOOK_MS, leftMs), undefined, { signal: ended }).catch(() => {})
    }
  } finally {
    if (waits.get(listener.id) === own) waits.delete(listener.id)
  }
}
