import type { AskedForm } from '@/lib/forms/form'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import { accountHeaders } from './account'
import { request } from './request'
import { type BookingAnswer, type BookingRequest, TIMEOUT_MS } from './visitor/book'
import { schedulePath } from './visitor/schedule'
import { send } from './visitor/visitor-request'

/** By the attendee, whom the token names. */
export function cancelBooking(token: string, message: string): Promise<void> {
  return request(`/api/bookings/${token}/cancel`, { method: 'POST', body: message ? { message } : {} })
}

/** By the page's id, under which its owner reads an unpublished page too. */
export async function readPageForm(pageId: string): Promise<AskedForm | undefined> {
  return (await request<{ form?: AskedForm }>(schedulePath(pageId))).form
}

/** By the owner of the page; throws a `VisitorError`, like the booking of a visitor. `anyway`: a time that the page does not offer. */
export function bookForGuest(
  pageId: string,
  booking: BookingRequest & { anyway?: true },
  idempotencyKey: string,
): Promise<BookingAnswer> {
  return send(`${schedulePath(pageId)}/book`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      [CHECKS_HEADER]: '1',
      ...accountHeaders(),
    },
    body: JSON.stringify(booking),
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  })
}
