import { signedHeaders } from '@/lib/webhooks/signed-headers'
import { UsageError } from '../errors'
import type { Io } from '../io'
import type { Event } from './event-words'

/** As long as a webhook waits for its answer. */
const TIME_LIMIT_MS = 10_000
const PORT = /^\d{1,5}$/

/** `status` is null when no answer came, and `error` says why. */
export type Forwarded = { status: number; error: null } | { status: null; error: string }

/** An address from a port of this computer, `3001`, or as it is typed. `UsageError` for what is neither. */
export function toTarget(typed: string): URL {
  const address = PORT.test(typed) ? `http://localhost:${typed}/` : typed
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(
      `“${typed}” is neither a port, such as 3001, nor an address, such as http://localhost:3001/hooks.`,
    )
  return new URL(address)
}

/** Sends an event as a webhook would come, signed. Never throws: what went wrong is its result. */
export async function forward(
  io: Io,
  target: URL,
  { event, secret }: { event: Event; secret: string },
): Promise<Forwarded> {
  const body = JSON.stringify(event)
  const headers = signedHeaders({ id: event.id, body, secrets: [secret], now: io.now() })
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  try {
    const answer = await io.fetch(new Request(target, { method: 'POST', headers, body, redirect: 'manual', signal }))
    await answer.body?.cancel()
    return { status: answer.status, error: null }
  } catch (error) {
    return { status: null, error: problemOf(error as Error) }
  }
}

function problemOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'no answer within 10 seconds'
  return cause instanceof Error && 'code' in cause ? String(cause.code) : message
}
