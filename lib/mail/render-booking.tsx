import { EventMail, type EventMailView } from '@/emails/event'
import { eventText } from '@/emails/event-text'
import { env } from '@/lib/platform/env'
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
  const isGuest = !OWNERS_BOOKING_MAILS.some((one) => one === template)
  const join = props.joinUrl ? [{ label: texts.t.joining.join, url: props.joinUrl }] : []
  const page = isGuest
    ? { label: texts.t.bookingMail.manage, url: props.manageUrl }
    : { label: texts.t.eventMail.openMeeting, url: meetingUrl(props) }
  return compose(props, texts, {
    isGuest,
    sender,
    method: 'REQUEST',
    ...toWords(template, props, texts),
    note: toNote(props, texts, isGuest),
    answers: isGuest ? [] : (props.answers ?? []),
    actions: template === 'booking-notice' ? [page, ...join] : [...join, page],
  })
}

function toWords(template: BookingTemplate, props: BookingMailProps, texts: Texts) {
  const { t, say } = texts.part('bookingMail')
  const { title, ownerName: owner, attendeeName: guest } = props
  switch (template) {
    case 'booking-confirmation':
      return { subject: say(t.confirmation.subject, { title, owner }), heading: t.confirmation.heading }
    case 'booking-notice':
      return { subject: say(t.notice.subject, { title, guest }), heading: say(t.notice.heading, { title, guest }) }
    case 'booking-moved':
      return sayMoved({ title, name: owner, wasOwnDoing: props.move?.by === 'attendee' }, texts)
    case 'booking-moved-notice':
      return sayMoved({ title, name: guest, wasOwnDoing: props.move?.by === 'owner' }, texts)
    case 'booking-link':
      return sayLinkNews({ title, name: owner, hasLink: props.joinUrl !== null }, texts)
    case 'booking-link-notice':
      return sayLinkNews({ title, name: guest, hasLink: props.joinUrl !== null }, texts)
  }
}

function sayMoved({ title, name, wasOwnDoing }: { title: string; name: string; wasOwnDoing: boolean }, texts: Texts) {
  const { t, say } = texts.part('bookingMail')
  const heading = wasOwnDoing ? t.moved.ownHeading : say(t.moved.heading, { name })
  return { subject: say(t.moved.subject, { title, name }), heading }
}

/** The words of the other person about a move, else the page's description for the guest. */
function toNote({ move, description }: BookingMailProps, texts: Texts, isGuest: boolean): EventMailView['note'] {
  if (move?.reason && isGuest !== (move.by === 'attendee')) {
    return { label: texts.t.bookingMail.moved.reason, text: move.reason }
  }
  return isGuest && description ? { label: texts.t.eventMail.description, text: description } : null
}

export async function renderCancellation(
  template: CancellationTemplate,
  stored: CancellationMailProps,
  texts: Texts,
  sender: MailOwner | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { t, say } = texts.part('cancellationMail')
  const { title, ownerName, attendeeName, cancelledBy, reason, bookAgainUrl } = props
  const isGuest = template === 'cancellation'
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  const canceller = cancelledBy === 'owner' ? ownerName : attendeeName
  return compose(props, texts, {
    isGuest,
    sender,
    method: 'CANCEL',
    subject: say(t.subject, { title, name: isGuest ? ownerName : attendeeName }),
    heading: wasOwnDoing ? t.ownHeading : say(t.heading, { name: canceller }),
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
    note: toWordsNote(props, texts, { isGuest, sender }) ?? toNote(props, texts, isGuest),
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
    /** After the meeting. */
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
        attendees: [{ name: guest.name, email: guest.address, hasAccepted: true }],
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
  const { isGuest, sender, method, entry, heading, note, answers, actions, isOver = method === 'CANCEL' } = facts
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
    isCancelled: method === 'CANCEL',
    ...times,
    before: props.move ? toTimes({ ...props, ...pick(props.move, ['startTime', 'endTime']) }, texts, facts).when : null,
    who: commaList([ownerName, guest], locale),
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
