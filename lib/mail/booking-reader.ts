import { env } from '@/lib/platform/env'
import type { Clock } from '@/lib/time/event-time'
import { describeEntry } from '@/lib/vocabulary/calendars/entry-words'
import { cleanName, nameToRepeat } from '@/lib/vocabulary/text/person-name'
import type { Texts } from '@/messages/texts'
import type { BookingMailProps, MailOwner } from './templates'

/**
 * The mails of a booking to its guest and to its owner differ in whose time zone comes first, who is named and who gets the
 * reply. Anybody can enter anybody's address, so a guest's mail repeats nothing that was typed while booking, except for a
 * name without anything like a link.
 */
export type ReaderFacts = { isGuest: boolean; sender: MailOwner | null }

/**
 * The clock of the reader, and of the other person by the reader's time format. Owners read the time in the zone of their
 * account; guests know only the zone of the page.
 */
export function clocksOf(props: BookingMailProps, { isGuest, sender }: ReaderFacts) {
  const { ownerName, ownerTimezone, attendeeName, attendeeTimezone, attendeeTimeFormat } = props
  const owners = sender?.timeFormat ?? '24h'
  const timeFormat = isGuest ? (attendeeTimeFormat ?? owners) : owners
  const guest = { timezone: attendeeTimezone, timeFormat, name: cleanName(attendeeName) }
  const timezone = isGuest ? ownerTimezone : (sender?.timezone ?? ownerTimezone)
  const owner = { timezone, timeFormat, name: ownerName }
  return isGuest ? ([guest, owner] as const) : ([owner, guest] as const)
}

export function clockOf(props: BookingMailProps, reader: ReaderFacts): Clock {
  return clocksOf(props, reader)[0]
}

/** The guest's name, as its reader may see it; null if it is better left out. */
export function guestName({ attendeeName }: BookingMailProps, isGuest: boolean): string | null {
  return isGuest ? nameToRepeat(attendeeName) : cleanName(attendeeName)
}

/** The page on which the reader changes the booking. */
export function changeUrl(props: BookingMailProps, isGuest: boolean): string {
  return isGuest ? props.manageUrl : meetingUrl(props)
}

export function meetingUrl({ meetingId }: BookingMailProps): string {
  return `${env().APP_URL}/meetings?meeting=${meetingId}`
}

/** The booking in its reader's calendar. */
export function toEntry(
  props: BookingMailProps,
  texts: Texts,
  isGuest: boolean,
): { place: string; description: string } {
  const { title, location, ownerName, attendeeName, joinUrl, password } = props
  const { t, say } = texts.part('eventMail')
  const openPlace = isGuest
    ? say(texts.t.locations.toBeSent, { host: ownerName })
    : say(t.toBeSentByYou, { guest: attendeeName })
  const link = { for: isGuest ? ('guest' as const) : ('owner' as const), url: changeUrl(props, isGuest) }
  return {
    place: location || (joinUrl && t.online) || openPlace,
    description: describeEntry(
      { title, name: isGuest ? ownerName : cleanName(attendeeName), joinUrl, password, link },
      { joining: texts.part('joining'), entry: texts.part('entry') },
    ),
  }
}
