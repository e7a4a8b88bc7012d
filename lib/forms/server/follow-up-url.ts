import { env } from '@/lib/platform/env'
import { createToken } from '@/lib/platform/tokens'
import { FOLLOW_UP_PARAM } from '../follow-up-param'
import { formPath } from '../form-path'

/** The address of a published form, for the attendee of a booking: the response will belong to it. */
export function followUpUrl(slug: string, bookingId: string): string {
  return `${env().APP_URL}/${formPath(slug)}?${FOLLOW_UP_PARAM}=${createToken('follow-up', bookingId)}`
}
