import type { SuccessFacts } from '@/lib/booking/success-facts'
import type { BookingAnswer } from '@/lib/client/schedule'
import { readJoinUrl } from '@/lib/join-url'
import { toWallClock } from '@/lib/screen-time'
import type { BookablePage } from './bookable-page'

/** What the confirmation shows of a booking that was answered. */
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
  }
}
