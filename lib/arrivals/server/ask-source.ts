import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/platform/env'
import { AnswerTooLarge, type GuardedAnswer, guardedFetch } from '@/lib/platform/guarded-fetch'
import type { ReadableSource } from '@/lib/shared/arrivals/lists'
import { AppError } from '@/lib/shared/errors'
import type { Ask } from '../reading/reader'
import type { Budget, Outcome } from '../reading/step'
import { tooMany } from '../refusals'
import { LEAST_MS, PAUSES_MS, REQUEST_MS } from './reading-times'

const MAX_ANSWER_BYTES = 16 * 1024 ** 2
/** A source that says 429 without saying how long. */
const PRESET_WAIT_SECONDS = 60
const MAX_WAIT_SECONDS = 3_600

const hosts = (): Record<ReadableSource, string> => ({
  calendly: env().CALENDLY_API_URL,
  calcom: env().CALCOM_API_URL,
  typeform: env().TYPEFORM_API_URL,
})

type Asking = { source: ReadableSource; token: string; endsAt: number; budget: Budget }

/**
 * One request, with the token, to the fixed host of a source, tried again where the source is out of order. Throws 400
 * `source_refused` and 503 `source_unavailable`.
 */
export async function askSource(ask: Ask, { source, token, endsAt, budget }: Asking): Promise<Outcome> {
  const url = new URL(hosts()[source] + ask.path)
  for (const [name, value] of Object.entries(ask.query)) url.searchParams.set(name, value)
  const headers = { accept: 'application/json', ...ask.headers, authorization: `Bearer ${token}` }
  for (const pauseMs of [0, ...PAUSES_MS]) {
    if (pauseMs > 0) await wait(pauseMs)
    const timeLimitMs = Math.min(REQUEST_MS, endsAt - performance.now())
    if (timeLimitMs < LEAST_MS || budget.left <= 0) return { kind: 'late' }
    budget.left -= 1
    const answer = await send(url, headers, timeLimitMs)
    const outcome = answer && toOutcome(answer, ask)
    if (outcome) return outcome
  }
  throw new AppError('source_unavailable', { retryAfterSeconds: 30 })
}

/** Null for an answer that does not come. The operator names the host, so that it may be a private one. */
async function send(url: URL, headers: Record<string, string>, timeLimitMs: number): Promise<GuardedAnswer | null> {
  const request = { method: 'GET', headers, body: null, timeLimitMs, largestBytes: MAX_ANSWER_BYTES }
  try {
    return await guardedFetch(url, { ...request, allowsPrivate: true })
  } catch (error) {
    if (error instanceof AnswerTooLarge) throw tooMany('bytes in one answer of the source', MAX_ANSWER_BYTES)
    return null
  }
}

/** Null for what is worth another try. */
function toOutcome({ status, headers, body }: GuardedAnswer, ask: Ask): Outcome | null {
  if (status === 429) return { kind: 'wait', seconds: waitOf(headers, Date.now()) }
  if (status >= 500) return null
  if (status >= 200 && status < 300) return toAnswer(body)
  if (ask.isOptional && status !== 401) return { kind: 'without' }
  throw new AppError('source_refused', { message: `The source refuses this token: it answered with ${status}.` })
}

function toAnswer(text: string): Outcome | null {
  try {
    return { kind: 'answer', text, value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** In seconds. Sources say it in seconds, as a date, or as seconds since 1970. */
export function waitOf(headers: IncomingHttpHeaders, now: number): number {
  const reset = Object.entries(headers).find(([name]) => name.startsWith('x-ratelimit-reset'))?.[1]
  const sent = String(headers['retry-after'] ?? reset ?? '')
  const seconds = /^\d+(\.\d+)?$/.test(sent) ? Number(sent) : (Date.parse(sent) - now) / 1000
  const isInstant = seconds > 10 ** 9 && /^\d/.test(sent)
  const left = isInstant ? (seconds > 10 ** 12 ? seconds / 1000 : seconds) - now / 1000 : seconds
  return Number.isNaN(left) ? PRESET_WAIT_SECONDS : Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(left)))
}
