import type { MailNote } from '@/emails/event'
import { env } from '@/lib/platform/env'
import { describeEntry } from '@/lib/shared/calendars/entry-words'
import { cleanName, nameToRepeat } from '@/lib/shared/text/person-name'
import { type Changeable, refuseChange } from '@/lib/time/change-policy'
import { type Clock, describeInstant } from '@/lib/time/event-time'
import { policySentences } from '@/lib/time/policy-words'
import type { Texts } from '@/messages/texts'
import { fillCustomText } from './event-parts'
import { teamUrl } from './team-notice'
import type { BookingMailProps, MailOwner, RequestMailFacts } from './templates'

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

export function meetingUrl({ meetingId, host }: BookingMailProps): string {
  const url = `${env().APP_URL}/meetings?meeting=${host?.meetingId ?? meetingId}`
  return host?.team ? teamUrl(host.team, url) : url
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

/** The words of the other person about a move, or of whoever handed the booking over; else until when a request waits. */
export function toNews(props: BookingMailProps, texts: Texts, reader: ReaderFacts): MailNote | null {
  const { move, request, replaced } = props
  if (replaced?.reason) return { label: texts.t.bookingMail.moved.reason, text: replaced.reason }
  if (move?.reason && reader.isGuest !== (move.by === 'attendee')) {
    return { label: texts.t.bookingMail.moved.reason, text: move.reason }
  }
  return request ? toDeadline(props, request, texts, reader) : null
}

/** Says until when the owner can decide, by the clock of the reader. */
function toDeadline(
  props: BookingMailProps,
  { expiresAt }: RequestMailFacts,
  texts: Texts,
  reader: ReaderFacts,
): MailNote {
  const { t, say } = texts.part('bookingMail')
  const until = describeInstant(expiresAt, clockOf(props, reader), texts.part('eventMail'))
  return reader.isGuest
    ? { label: t.request.next, text: say(t.request.until, { owner: props.ownerName, until }) }
    : { label: t.requestNotice.next, text: say(t.requestNotice.until, { until }) }
}

/** The page's description, for the guest alone. */
export function toDescription(
  { description, lang }: BookingMailProps,
  texts: Texts,
  { isGuest }: ReaderFacts,
): MailNote[] {
  return isGuest && description
    ? [{ label: texts.t.eventMail.description, text: description, lang: lang?.description }]
    : []
}

/** The owner's own text for this mail. To the guest, a name that looks like a link is not repeated: anybody can enter anybody's address. */
export function toCustomTexts(props: BookingMailProps, texts: Texts, reader: ReaderFacts): MailNote[] {
  const { words, ownerName: owner } = props
  if (!words) return []
  const { t, say } = texts.part('eventMail')
  const label = reader.isGuest ? say(t.ownWords, { owner }) : t.yourWords
  return [{ label, text: fillWords(words, props, texts, reader), lang: props.lang?.words }]
}

/** The owner's own words with the facts of the booking as its reader sees them. */
export function fillWords(words: string, props: BookingMailProps, texts: Texts, reader: ReaderFacts): string {
  const { attendeeName, attendeeEmail } = props
  const { isGuest } = reader
  const facts = {
    words,
    attendee: isGuest ? (nameToRepeat(attendeeName) ?? attendeeEmail) : cleanName(attendeeName),
    clock: clockOf(props, reader),
    place: toEntry(props, texts, isGuest).place,
    url: changeUrl(props, isGuest),
  }
  return fillCustomText(props, facts, texts)
}

type Changes = {
  /** Until when the attendee can change the booking. Nothing where that is its start. */
  sentences: string[]
  /** True when neither moving nor cancelling is left. */
  isClosed: boolean
}

/** The changes that its attendee can make to a booking, at the instant at which the mail was written. */
export function toChanges(props: BookingMailProps, texts: Texts, reader: ReaderFacts): Changes {
  const { policy, startTime, stamp, request, ownerName: owner } = props
  if (!policy || !reader.isGuest) return { sentences: [], isClosed: false }
  const now = new Date(stamp)
  const status = request ? 'pending' : 'confirmed'
  const booking: Changeable = { ...policy, status, startTime: new Date(startTime) }
  const refusalOf = (change: 'move' | 'cancel') => refuseChange(change, booking, { by: 'attendee', now })
  const refusals = { move: refusalOf('move'), cancel: refusalOf('cancel') }
  if (refusals.move && refusals.cancel) {
    return { sentences: [texts.say(texts.t.bookingMail.closed, { owner })], isClosed: true }
  }
  const facts = { ...booking, clock: clockOf(props, reader), refusals, now }
  return { sentences: policySentences(facts, texts.part('changePolicy')), isClosed: false }
}
