import type { AskedForm } from '@/lib/forms/form'
import { withLink } from '@/lib/meetings/visitor/with-link'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import type { Answer } from '@/lib/shared/forms/question'
import type { Language } from '@/lib/shared/languages'
import { schedulePath } from './schedule'
import { send } from './visitor-request'

export type BookingRequest = {
  attendeeName: string
  attendeeEmail: string
  startTime: string
  /** In minutes; without it the page's preset. */
  duration?: number
  userTimezone: string
  userTimeFormat?: TimeFormat
  language: Language
  responses?: Record<string, Answer>
  guests?: string[]
  emailCode?: string
  k?: string
  /** The id of the host who was chosen. */
  host?: string
  /** The token of the response after which it is made. */
  response?: string
}
export type BookingAnswer = {
  meeting: { startTime: string; locationData: { meetLink?: string; password?: string; customLocation?: string } }
  /** `expiresAt` while it waits for approval. */
  booking: { attendeeEmail: string; manageUrl: string; expiresAt?: string }
}

/** A provider may take its 8 seconds to make a link; what takes longer than this has been lost on the way. */
export const TIMEOUT_MS = 30_000

/** Fetches the form of a page again, because it may have changed since the page was rendered. */
export async function readAskedForm(slug: string, k?: string): Promise<AskedForm | undefined> {
  const { form } = await send<{ form?: AskedForm }>(withLink(schedulePath(slug), k), {
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
  return form
}

/** Asks for a code to be sent to the address of somebody who books. */
export function postEmailCheck(
  slug: string,
  body: { email: string; language: Language; k?: string },
): Promise<unknown> {
  return send(`${schedulePath(slug)}/email-check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [CHECKS_HEADER]: '1' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}

/** A repeat with the same key returns the first booking, so retrying after a lost response is safe. */
export function postBooking(slug: string, booking: BookingRequest, idempotencyKey: string): Promise<BookingAnswer> {
  return send(`${schedulePath(slug)}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey, [CHECKS_HEADER]: '1' },
    body: JSON.stringify(booking),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}
