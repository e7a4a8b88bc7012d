import type { ClaimedDelivery } from '@/db/queries/webhooks/claims'
import { AnswerTooSlow, guardedFetch, RefusedAddress } from '@/lib/platform/guarded-fetch'
import { outboundReach } from '@/lib/platform/outbound'
import type { WebhookAttempt, WebhookProblem } from '@/lib/shared/webhooks'
import { signedHeaders } from '../signed-headers'
import { toWebhookBody } from './body'
import { openSecret } from './secrets'

const TIME_LIMIT_MS = 10_000
/** As much of an answer is kept. */
const EXCERPT_BYTES = 4_096

/** One try. Never throws: what went wrong is its result. */
export async function sendWebhook(delivery: ClaimedDelivery): Promise<WebhookAttempt> {
  const begun = new Date()
  const started = performance.now()
  const outcome = await post(delivery, begun)
  return { at: begun.toISOString(), durationMs: Math.round(performance.now() - started), ...outcome }
}

type Outcome = Pick<WebhookAttempt, 'status' | 'error' | 'response'>
const unanswered = (error: WebhookProblem): Outcome => ({ status: null, error, response: '' })

async function post(delivery: ClaimedDelivery, now: Date): Promise<Outcome> {
  const secrets = openSecrets(delivery)
  if (!secrets) return unanswered('secret')
  const body = toWebhookBody(delivery)
  const headers = signedHeaders({ id: delivery.eventId, body, secrets, now })
  const limits = { timeLimitMs: TIME_LIMIT_MS, largestBytes: EXCERPT_BYTES, cutsBody: true, ...outboundReach() }
  try {
    const answer = await guardedFetch(new URL(delivery.url), { method: 'POST', headers, body, ...limits })
    return { status: answer.status, error: problemOf(answer.status), response: toExcerpt(answer.body) }
  } catch (error) {
    if (error instanceof RefusedAddress) return unanswered('refused_address')
    return unanswered(error instanceof AnswerTooSlow ? 'timeout' : 'unreachable')
  }
}

/** The newer one first. Null when no key opens it. */
function openSecrets({ endpointId, secret, previousSecret }: ClaimedDelivery): string[] | null {
  const current = openSecret(endpointId, secret)
  if (!current) return null
  return [current, openSecret(endpointId, previousSecret)].filter((one) => one !== null)
}

function problemOf(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** Postgres stores no NUL, and the cut may have halved a character. */
function toExcerpt(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
