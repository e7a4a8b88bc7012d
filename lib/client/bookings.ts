import { request } from './request'

/** By the attendee, whom the token names. */
export function cancelBooking(token: string, message: string): Promise<void> {
  return request(`/api/bookings/${token}/cancel`, { method: 'POST', body: message ? { message } : {} })
}
