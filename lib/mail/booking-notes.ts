import type { MailNote } from '@/emails/event'
import { describeInstant } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { changeUrl, clockOf, type ReaderFacts, toEntry } from './booking-reader'
import { fillOwnWords } from './own-words'
import type { BookingMailProps, RequestMailFacts } from './templates'

/** The words of the other person about a move; else until when a request waits. */
export function toNews(props: BookingMailProps, texts: Texts, reader: ReaderFacts): MailNote | null {
  const { move, request } = props
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

/** The owner's words for this mail, filled for its reader. */
export function toOwnWords(props: BookingMailProps, texts: Texts, reader: ReaderFacts): MailNote[] {
  const { words, ownerName: owner } = props
  if (!words) return []
  const { t, say } = texts.part('eventMail')
  const { isGuest } = reader
  const { place } = toEntry(props, texts, isGuest)
  const facts = { isGuest, clock: clockOf(props, reader), place, manageUrl: changeUrl(props, isGuest) }
  const label = isGuest ? say(t.ownWords, { owner }) : t.yourWords
  return [{ label, text: fillOwnWords(words, props, facts, texts), lang: props.lang?.words }]
}
