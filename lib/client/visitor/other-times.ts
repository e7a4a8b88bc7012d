import { withLink } from '@/lib/meetings/visitor/with-link'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { SlotRefusal } from '@/lib/scheduling/refusals'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import type { Language } from '@/lib/shared/languages'
import { schedulePath } from './schedule'
import { send } from './visitor-request'

const TIMEOUT_MS = 30_000

type Asked = { at: string; duration?: number | undefined; k?: string | undefined }

/** The rule that refuses a time; null when it can be booked. */
export async function readRefusal(slug: string, { at, duration, k }: Asked, signal: AbortSignal) {
  const query = `at=${encodeURIComponent(at)}${duration ? `&duration=${duration}` : ''}`
  const path = withLink(`${schedulePath(slug)}/other-times?${query}`, k)
  const { refusal } = await send<{ refusal: SlotRefusal | null }>(path, { signal })
  return refusal
}

export type TimeRequestBody = {
  attendeeName: string
  attendeeEmail: string
  startTimes: string[]
  duration?: number
  note: string
  userTimezone: string
  userTimeFormat: TimeFormat
  language: Language
  emailCode?: string
  k?: string
}

/** A repeat with the same key asks once. */
export function postTimeRequest(slug: string, body: TimeRequestBody, idempotencyKey: string): Promise<unknown> {
  return send(`${schedulePath(slug)}/other-times`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey, [CHECKS_HEADER]: '1' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}
