import { setTimeout as pause } from 'node:timers/promises'
import { MAX_POLL_SECONDS, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/webhooks'
import { type CliError, RefusedError, UnansweredError } from '../errors'
import { type Io, note } from '../io'
import { answerOf, connect, done } from '../session'
import type { Event } from './event-words'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
/** Time for saying goodbye after Ctrl-C. */
const GOODBYE_MS = 3_000

/**
 * Yields the events of the account as they happen, until Ctrl-C. Each is confirmed once the next one is asked for. A lost
 * connection is said, and tried again with longer and longer pauses. `CliError` for what does not pass by itself.
 */
export async function* listenFor(io: Io, events: WebhookEvent[] | undefined): AsyncGenerator<Event> {
  const listener = await create(io, events)
  let id: string | null = listener.id
  let received: string[] = []
  let failures = 0
  const isPart = !events && listener.events.length < WEBHOOK_EVENTS.length
  if (isPart) note(io, `This key may read ${listener.events.join(', ')}, and no other events.`)
  note(io, 'Listening. Ctrl-C ends it.')
  try {
    while (!io.signal.aborted) {
      try {
        id ??= (await create(io, events)).id
        const heard = await poll(io, id, received)
        if (failures > 0) note(io, 'Connected again.')
        failures = 0
        received = []
        for (const event of heard) {
          yield event
          received.push(event.id)
        }
      } catch (error) {
        if (io.signal.aborted) break
        if (isGivenUp(error)) {
          note(io, 'The server had given up waiting. Listening anew: what happened meanwhile is missing here.')
          id = null
          received = []
        } else if (isPassing(error)) {
          failures += 1
          await waitBefore(io, failures, error)
        } else throw error
      }
    }
  } finally {
    if (id) await end(io, id)
  }
}

function create(io: Io, events: WebhookEvent[] | undefined): Promise<{ id: string; events: WebhookEvent[] }> {
  return answerOf(connect(io).POST('/api/v1/webhook-listeners', { body: { events } }))
}

async function poll(io: Io, id: string, received: string[]): Promise<Event[]> {
  const body = { received, waitSeconds: MAX_POLL_SECONDS }
  const call = connect(io).POST('/api/v1/webhook-listeners/{id}/poll', { params: { path: { id } }, body })
  return (await answerOf(call)).events
}

/** The server forgets a listener that is not ended after some minutes. */
async function end(io: Io, id: string): Promise<void> {
  const slotform = connect({ ...io, signal: AbortSignal.timeout(GOODBYE_MS) })
  await done(slotform.DELETE('/api/v1/webhook-listeners/{id}', { params: { path: { id } } })).catch(() => {})
}

function isGivenUp(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'listener_not_found'
}

/** A server that is away, overloaded or being restarted comes back. */
function isPassing(error: unknown): error is CliError {
  if (error instanceof UnansweredError) return true
  return error instanceof RefusedError && (error.status === 429 || error.status >= 500)
}

async function waitBefore(io: Io, failures: number, error: CliError): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS)
  note(io, `${error.message} Trying again in ${pauseMs / 1000} s.`)
  await pause(pauseMs, undefined, { signal: io.signal }).catch(() => {})
}
