import { parseInstant } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { durationWords } from '@/lib/time/duration-words'
import { type Clock, describeInstant } from '@/lib/time/event-time'
import type { MAIL_VARIABLES } from '@/lib/vocabulary/booking-rules'
import { cleanName, nameToRepeat } from '@/lib/vocabulary/text/person-name'
import { fillPlaceholders } from '@/lib/vocabulary/text/placeholders'
import type { Texts } from '@/messages/texts'
import type { BookingMailProps } from './templates'

/** `manageUrl`: where the reader changes the booking. */
type Reader = { isGuest: boolean; clock: Clock; place: string; manageUrl: string }

/**
 * An owner's words with the facts of a booking in them. To the guest, a name that looks like a link is not repeated: anybody
 * can enter anybody's address.
 */
export function fillOwnWords(
  words: string,
  props: BookingMailProps,
  { isGuest, clock, place, manageUrl }: Reader,
  texts: Texts,
): string {
  const { attendeeName, attendeeEmail, ownerName, title, startTime, endTime } = props
  const minutes = Math.round((parseInstant(endTime) - parseInstant(startTime)) / MINUTE_MS)
  const values: Record<(typeof MAIL_VARIABLES)[number], string> = {
    attendee_name: isGuest ? (nameToRepeat(attendeeName) ?? attendeeEmail) : cleanName(attendeeName),
    owner_name: ownerName,
    page_title: title,
    start: describeInstant(startTime, clock, texts.part('eventMail')),
    duration: durationWords(texts.part('booking'), minutes),
    location: props.joinUrl ?? place,
    manage_url: manageUrl,
  }
  return fillPlaceholders(words, values)
}
