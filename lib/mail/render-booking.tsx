import { EventMail, type EventMailView } from '@/emails/event'
import { eventText } from '@/emails/event-text'
import { env } from '@/lib/platform/env'
import { describeInstant } from '@/lib/time/event-time'
import { describeEntry } from '@/lib/vocabulary/calendars/entry-words'
import { OWNERS_BOOKING_MAILS } from '@/lib/vocabulary/outbox'
import { pick } from '@/lib/vocabulary/pick'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import { cleanName, nameToRepeat } from '@/lib/vocabulary/text/person-name'
import type { Texts } from '@/messages/texts'
import { toBodies } from './bodies'
import { attachCalendar, type Method, withFitLink, withPassword } from './calendar-part'
import { toCalendars, toPlaceView, toTimeView } from './event-view'
import { sayLinkNews } from './link-news'
import { fillOwnWords } from './own-words'
import type {
  BookingMailProps,
  BookingTemplate,
  CancellationMailProps,
  CancellationTemplate,
  FollowUpMailProps,
  MailOwner,
  Message,
  ReminderMailProps,
  ReminderTemplate,
  RequestMailFacts,
} from './templates'

/**
 * The two mails of a booking differ in who reads them: whose time zone comes first, who is named, who gets the reply. Anybody
 * can enter anybody's address, so the guest's mail repeats nothing that was typed while booking, except for a name without
 * anything like a link.
 */
export async function renderBooking(
  template: BookingTemplate,
  stored: BookingMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { request } = props
  const isGuest = !OWNERS_BOOKING_MAILS.some((one) => one === template)
  const join = props.joinUrl ? [{ label: texts.t.joining.join, url: props.joinUrl }] : []
  const { manage, manageRequest } = texts.t.bookingMail
  const page = isGuest
    ? { label: request ? manageRequest : manage, url: props.manageUrl }
    : { label: texts.t.eventMail.openMeeting, url: meetingUrl(props) }
  const decide = request && !isGuest ? toDecisions(request, texts) : []
  return compose(props, texts, {
    isGuest,
    sender,
    method: request ? null : 'REQUEST',
    ...toWords(template, props, texts),
    note: toNote(props, texts, { isGuest, sender }),
    answers: isGuest ? [] : (props.answers ?? []),
    actions: template === 'booking-notice' ? [page, ...join] : [...decide, ...join, page],
  })
}

/** Links to a page that only shows: what opens every link of a mail decides nothing. */
function toDecisions({ approveUrl, declineUrl }: RequestMailFacts, texts: Texts): EventMailView['actions'] {
  const { approve, decline } = texts.t.bookingMail.requestNotice
  return [
    { label: approve, url: approveUrl },
    { label: decline, url: declineUrl },
  ]
}

function toWords(template: BookingTemplate, props: BookingMailProps, texts: Texts) {
  const { t, say } = texts.part('bookingMail')
  const { title, ownerName: owner, attendeeName: guest } = props
  switch (template) {
    case 'booking-request':
      return { subject: say(t.request.subject, { title, owner }), heading: t.request.heading }
    case 'booking-request-notice':
      return {
        subject: say(t.requestNotice.subject, { title, guest }),
        heading: say(t.requestNotice.heading, { title, guest }),
      }
    case 'booking-confirmation':
      return { subject: say(t.confirmation.subject, { title, owner }), heading: t.confirmation.heading }
    case 'booking-notice':
      return { subject: say(t.notice.subject, { title, guest }), heading: say(t.notice.heading, { title, guest }) }
    case 'booking-moved':
      return sayMoved(props, { name: owner, wasOwnDoing: props.move?.by === 'attendee' }, texts)
    case 'booking-moved-notice':
      return sayMoved(props, { name: guest, wasOwnDoing: props.move?.by === 'owner' }, texts)
    case 'booking-link':
      return sayLinkNews({ title, name: owner, hasLink: props.joinUrl !== null }, texts)
    case 'booking-link-notice':
      return sayLinkNews({ title, name: guest, hasLink: props.joinUrl !== null }, texts)
  }
}

function sayMoved(
  { title, request }: BookingMailProps,
  { name, wasOwnDoing }: { name: string; wasOwnDoing: boolean },
  texts: Texts,
) {
  const { t, say } = texts.part('bookingMail')
  const { heading: others, ownHeading, requestHeading, ownRequestHeading } = t.moved
  const own = request ? ownRequestHeading : ownHeading
  const heading = wasOwnDoing ? own : say(request ? requestHeading : others, { name })
  return { subject: say(t.moved.subject, { title, name }), heading }
}

/** The words of the other person about a move; else until when a request waits; else the page's description for the guest. */
function toNote(props: BookingMailProps, texts: Texts, reading: ReaderFacts): EventMailView['note'] {
  const { move, description, request } = props
  const { isGuest } = reading
  if (move?.reason && isGuest !== (move.by === 'attendee')) {
    return { label: texts.t.bookingMail.moved.reason, text: move.reason }
  }
  if (request) return toDeadline(props, request, texts, reading)
  return isGuest && description ? { label: texts.t.eventMail.description, text: description } : null
}

/** Says until when the owner can decide, by the clock of the reader. */
function toDeadline(props: BookingMailProps, { expiresAt }: RequestMailFacts, texts: Texts, reading: ReaderFacts) {
  const { t, say } = texts.part('bookingMail')
  const until = describeInstant(expiresAt, clocksOf(props, reading)[0], texts.part('eventMail'))
  return reading.isGuest
    ? { label: t.request.next, text: say(t.request.until, { owner: props.ownerName, until }) }
    : { label: t.requestNotice.next, text: say(t.requestNotice.until, { until }) }
}

/** Chooses who reads about the end, and the words. */
function toEnd(template: CancellationTemplate, props: CancellationMailProps, texts: Texts) {
  const { t, say } = texts.part('cancellationMail')
  const { title, ownerName, attendeeName, cancelledBy } = props
  const isGuest = template !== 'cancellation-notice'
  const name = isGuest ? ownerName : attendeeName
  if (template === 'booking-declined' || template === 'booking-expired') {
    const words = template === 'booking-declined' ? t.declined : t.expired
    return { isGuest, subject: say(words.subject, { title, name }), heading: say(words.heading, { name }) }
  }
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  const words = props.request && cancelledBy === 'attendee' ? t.withdrawn : t
  const heading = wasOwnDoing ? words.ownHeading : say(words.heading, { name })
  return { isGuest, subject: say(words.subject, { title, name }), heading }
}

export async function renderCancellation(
  template: CancellationTemplate,
  stored: CancellationMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { t } = texts.part('cancellationMail')
  const { cancelledBy, reason, bookAgainUrl, request } = props
  const end = toEnd(template, props, texts)
  const { isGuest } = end
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  return compose(props, texts, {
    ...end,
    sender,
    method: request ? null : 'CANCEL',
    isOff: true,
    // Only to the other side: nobody has checked a guest's address, and the canceller knows the reason.
    note: reason && !wasOwnDoing ? { label: t.reason, text: reason } : null,
    answers: [],
    actions: isGuest && bookAgainUrl ? [{ label: t.bookAgain, url: bookAgainUrl }] : [],
  })
}

/** To the guest, with a way to move or cancel, or to the owner. Their calendars have the meeting already. */
export async function renderReminder(
  template: ReminderTemplate,
  stored: ReminderMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { t, say } = texts.part('reminderMail')
  const isGuest = template === 'booking-reminder'
  const { title, ownerName, attendeeName, joinUrl } = props
  const join = joinUrl ? [{ label: texts.t.joining.join, url: joinUrl }] : []
  const page = { label: isGuest ? t.change : texts.t.eventMail.openMeeting, url: changeUrl(props, isGuest) }
  return compose(props, texts, {
    isGuest,
    sender,
    method: null,
    subject: say(t.subject, { title, name: isGuest ? ownerName : attendeeName }),
    heading: t.heading,
    note: toWordsNote(props, texts, { isGuest, sender }) ?? toNote(props, texts, { isGuest, sender }),
    answers: isGuest ? [] : (props.answers ?? []),
    actions: [...join, page],
  })
}

/** To the guest of a meeting that is over, in its owner's words. */
export async function renderFollowUp(
  props: FollowUpMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const { t, say } = texts.part('followUpMail')
  const { title, ownerName: owner, formUrl } = props
  return compose(props, texts, {
    isGuest: true,
    sender,
    method: null,
    isOver: true,
    subject: say(t.subject, { title, owner }),
    heading: t.heading,
    note: toWordsNote(props, texts, { isGuest: true, sender }),
    answers: [],
    actions: formUrl ? [{ label: t.openForm, url: formUrl }] : [],
  })
}

function toWordsNote(props: ReminderMailProps, texts: Texts, reader: ReaderFacts): EventMailView['note'] {
  if (!props.words) return null
  const { isGuest } = reader
  const [clock] = clocksOf(props, reader)
  const { place } = toEntry(props, texts, isGuest)
  const facts = { isGuest, clock, place, manageUrl: changeUrl(props, isGuest) }
  return { label: texts.t.reminderMail.message, text: fillOwnWords(props.words, props, facts, texts) }
}

function changeUrl(props: BookingMailProps, isGuest: boolean): string {
  return isGuest ? props.manageUrl : meetingUrl(props)
}

function meetingUrl({ meetingId }: BookingMailProps): string {
  return `${env().APP_URL}/meetings?meeting=${meetingId}`
}

type ReaderFacts = { isGuest: boolean; sender: MailOwner | null }

type Differences = Pick<EventMailView, 'heading' | 'note' | 'answers' | 'actions'> &
  ReaderFacts & {
    /** Null for a mail without a calendar file. */
    method: Method | null
    /** Cancelled, declined, withdrawn or expired. */
    isOff?: boolean
    /** After the meeting, or without one. */
    isOver?: boolean
    subject: string
  }

async function compose(props: BookingMailProps, texts: Texts, differences: Differences): Promise<Message> {
  const { isGuest, method, subject } = differences
  const guest = { name: guestName(props, isGuest) ?? '', address: props.attendeeEmail }
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const [reader, other] = isGuest ? [guest, owner] : [owner, guest]
  const entry = toEntry(props, texts, isGuest)
  const view = toView(props, texts, { ...differences, entry })
  return {
    to: reader,
    ...toSender(props, texts, isGuest),
    replyTo: other,
    subject: cleanName(subject),
    ...(method &&
      attachCalendar(props, method, {
        ...entry,
        attendees: [
          { name: guest.name, email: guest.address, hasAccepted: true },
          ...(props.guests ?? []).map((email) => ({ name: '', email, hasAccepted: false })),
        ],
      })),
    ...(await toBodies(<EventMail view={view} texts={texts} />, eventText(view, texts))),
  }
}

/** The owner gets the mail in the guest's name, unless that may pass for a link or an address. */
function toSender(
  { ownerName, attendeeName }: BookingMailProps,
  texts: Texts,
  isGuest: boolean,
): Pick<Message, 'fromName'> {
  if (isGuest) return { fromName: cleanName(ownerName) }
  const name = nameToRepeat(attendeeName)
  return name ? { fromName: texts.say(texts.t.bookingMail.sender, { guest: name }) } : {}
}

/** The booking in its reader's calendar. */
function toEntry(props: BookingMailProps, texts: Texts, isGuest: boolean): { place: string; description: string } {
  const { title, location, ownerName, attendeeName, joinUrl, password, manageUrl } = props
  const { t, say } = texts.part('eventMail')
  const link = isGuest ? { for: 'guest' as const, url: manageUrl } : { for: 'owner' as const, url: meetingUrl(props) }
  const openPlace = isGuest
    ? say(texts.t.locations.toBeSent, { host: ownerName })
    : say(t.toBeSentByYou, { guest: attendeeName })
  return {
    place: location || (joinUrl && t.online) || openPlace,
    description: describeEntry(
      { title, name: isGuest ? ownerName : cleanName(attendeeName), joinUrl, password, link },
      { joining: texts.part('joining'), entry: texts.part('entry') },
    ),
  }
}

type ViewFacts = Differences & { entry: ReturnType<typeof toEntry> }

function toView(props: BookingMailProps, texts: Texts, facts: ViewFacts): EventMailView {
  const { isGuest, sender, method, isOff = false, isOver = isOff, entry, heading, note, answers, actions } = facts
  const { t, say, locale } = texts.part('eventMail')
  const { title, ownerName, attendeeName, attendeeEmail } = props
  const times = toTimes(props, texts, facts)
  const name = guestName(props, isGuest)
  const guest = name ? say(t.person, { name, email: attendeeEmail }) : attendeeEmail
  const hasCalendarFile = method === 'REQUEST' && props.providerUid === undefined
  return {
    ...(isGuest
      ? {
          person: { faceUrl: null, logoUrl: null, ...sender?.brand, name: ownerName },
          accent: sender?.brand.accent ?? '',
        }
      : { person: { faceUrl: null, logoUrl: null, name: cleanName(attendeeName) }, accent: '' }),
    heading,
    title,
    preview: say(t.preview, { title, when: times.when }),
    isCancelled: isOff,
    ...times,
    before: props.move ? toTimes({ ...props, ...pick(props.move, ['startTime', 'endTime']) }, texts, facts).when : null,
    who: commaList([ownerName, guest, ...(props.guests ?? [])], locale),
    ...toPlaceView(props, isOver ? props.location : withPassword(entry.place, props, texts), texts),
    note,
    answers,
    actions,
    calendars: isGuest && hasCalendarFile ? toCalendars(props, entry, texts) : [],
    hasCalendarFile,
  }
}

function toTimes(props: BookingMailProps, texts: Texts, reader: ReaderFacts) {
  const [own, others] = clocksOf(props, reader)
  return toTimeView(props, own, others, texts)
}

/** The clock of the reader, and of the other person by the reader's time format. */
function clocksOf(props: BookingMailProps, { isGuest, sender }: ReaderFacts) {
  const { ownerName, ownerTimezone, attendeeName, attendeeTimezone, attendeeTimeFormat } = props
  const owners = sender?.timeFormat ?? '24h'
  const timeFormat = isGuest ? (attendeeTimeFormat ?? owners) : owners
  const guest = { timezone: attendeeTimezone, timeFormat, name: cleanName(attendeeName) }
  const owner = { timezone: ownerTimezone, timeFormat, name: ownerName }
  return isGuest ? ([guest, owner] as const) : ([owner, guest] as const)
}

/** The guest's name, as its reader may see it; null if it is better left out. */
function guestName({ attendeeName }: BookingMailProps, isGuest: boolean): string | null {
  return isGuest ? nameToRepeat(attendeeName) : cleanName(attendeeName)
}
