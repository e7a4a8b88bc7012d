import type { PublicForm } from '@/lib/forms/form'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import type { Answer } from '@/lib/shared/forms/question'
import type { BookingAnswer, BookingRequest } from './book'
import { send } from './visitor-request'

export type Submission = {
  responses: Record<string, Answer>
  /** Both help to detect bots. */
  website: string
  elapsedMs?: number
  /** From the link of a follow-up, or the time that is booked together with the answers. */
  booking?: string | Omit<BookingRequest, 'attendeeName' | 'attendeeEmail' | 'responses' | 'k' | 'response'>
  /** The attendee of that time. */
  respondentName?: string
  respondentEmail?: string
}
export type Submitted = { id: string; responseToken?: string } & Partial<BookingAnswer>

const TIMEOUT_MS = 30_000

export function readPublicForm(slug: string): Promise<PublicForm> {
  return send(formPath(slug), {
    headers: inPageLanguage(),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}

/** A repeat with the same key returns the first submission, so retrying after a lost response is safe. */
export function postSubmission(slug: string, submission: Submission, idempotencyKey: string): Promise<Submitted> {
  return send(`${formPath(slug)}/submit`, {
    method: 'POST',
    headers: {
      ...inPageLanguage(),
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      [CHECKS_HEADER]: '1',
    },
    body: JSON.stringify(submission),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}

function formPath(slug: string): string {
  return `/api/public/forms/${encodeURIComponent(slug)}`
}

/** The page may be in a language that its address alone asks for, which the API is not told. */
function inPageLanguage(): { 'Accept-Language': string } {
  return { 'Accept-Language': document.documentElement.lang }
}
