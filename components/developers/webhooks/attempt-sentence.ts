import type { WebhookAttempt } from '@/lib/shared/webhooks'
import type { PartTexts } from '@/messages/texts'

/** `Answered 204 in 31 ms`, or why there was no success. */
export function attemptSentence(
  { status, error, durationMs }: WebhookAttempt,
  { t, say }: PartTexts<'webhooks'>,
): string {
  const duration = String(durationMs)
  if (status === null) return t.problems[error ?? 'unreachable']
  const answer = error === 'redirect' || error === 'gone' ? error : error ? 'status' : 'success'
  return say(t.answered[answer], { status: String(status), duration })
}
