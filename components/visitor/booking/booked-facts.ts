import type { BookingAnswer } from '@/lib/client/visitor/book'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import { toWallClock } from '@/lib/time/screen-time'
import type { RememberedBooking } from '../shared/remembered-booking'
import type { BookablePage, HostedPage } from './bookable-page'

/** Returns the facts for the confirmation from the response to a booking. */
export function toBookedFacts(
  page: BookablePage,
  answer: BookingAnswer,
  start: string,
  timezone: string,
): SuccessFacts {
  const { meetLink, password, customLocation } = answer.meeting.locationData
  return {
    start,
    ...toWallClock(Date.parse(start), timezone),
    timezone,
    durationMinutes: page.duration,
    location: page.location,
    customLocation: customLocation ?? page.customLocation,
    joinUrl: readJoinUrl(meetLink)?.href ?? null,
    password: password ?? null,
    ...(answer.booking.expiresAt && { until: answer.booking.expiresAt }),
  }
}

/** Picks the facts that the confirmation cannot read in its address. */
export function toRemembered(
  { title, lang, ownerName, brand }: HostedPage,
  { booking }: BookingAnswer,
): RememberedBooking {
  const guest = { email: booking.attendeeEmail, managePath: new URL(booking.manageUrl).pathname }
  return { title, titleLang: lang?.title ?? document.documentElement.lang, host: { name: ownerName, brand }, guest }
}
