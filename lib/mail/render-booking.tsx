import { EventMail, type EventMailView } from '@/emails/event'
import { env } from '@/lib/platform/env'
import { describeTimes } from '@/lib/time/event-time'
import type { MailBrand } from '@/lib/vocabulary/brand'
import { describeJoining } from '@/lib/vocabulary/calendars/join-words'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import { cleanName, nameToRepeat } from '@/lib/vocabulary/text/person-name'
import type { Texts } from '@/messages/texts'
import { toBodies } from './bodies'
import { attachCalendar, describePlace, type Method, withFitLink } from './calendar-part'
import { sayLinkNews } from './link-news'
import type {
  BookingMailProps,
  BookingTemplate,
  CancellationMailProps,
  CancellationTemplate,
  Message,
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
  brand: MailBrand | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const isGuest = template !== 'booking-notice' && template !== 'booking-link-notice'
  const join = props.joinUrl ? [{ label: texts.t.joining.join, url: props.joinUrl }] : []
  const manage = { label: texts.t.bookingMail.manage, url: props.manageUrl }
  return compose(props, texts, {
    isGuest,
    brand,
    method: 'REQUEST',
    ...toWords(template, props, texts),
    note: null,
    answers: isGuest ? [] : (props.answers ?? []),
    actions: [...join, isGuest ? manage : toMeetingLink(props, texts)],
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
      return { subject: say(t.moved.subject, { title, owner }), heading: say(t.moved.heading, { owner }) }
    case 'booking-link':
      return sayLinkNews({ title, name: owner, hasLink: props.joinUrl !== null }, texts)
    case 'booking-link-notice':
      return sayLinkNews({ title, name: guest, hasLink: props.joinUrl !== null }, texts)
  }
}

export async function renderCancellation(
  template: CancellationTemplate,
  stored: CancellationMailProps,
  texts: Texts,
  brand: MailBrand | null,
): Promise<Message> {
  const props = withFitLink(stored)
  const { t, say } = texts.part('cancellationMail')
  const { title, ownerName, attendeeName, cancelledBy, reason, bookAgainUrl } = props
  const isGuest = template === 'cancellation'
  const wasOwnDoing = isGuest === (cancelledBy === 'attendee')
  const canceller = cancelledBy === 'owner' ? ownerName : attendeeName
  return compose(props, texts, {
    isGuest,
    brand,
    method: 'CANCEL',
    subject: say(t.subject, { title, name: isGuest ? ownerName : attendeeName }),
    heading: wasOwnDoing ? t.ownHeading : say(t.heading, { name: canceller }),
    // Only to the other side: nobody has checked a guest's address, and the canceller knows the reason.
    note: reason && !wasOwnDoing ? { label: t.reason, text: reason } : null,
    answers: [],
    actions: isGuest && bookAgainUrl ? [{ label: t.bookAgain, url: bookAgainUrl }] : [],
  })
}

function toMeetingLink({ meetingId }: BookingMailProps, { t }: Texts): { label: string; url: string } {
  return { label: t.eventMail.openMeeting, url: `${env().APP_URL}/meetings?meeting=${meetingId}` }
}

type Differences = Pick<EventMailView, 'heading' | 'note' | 'answers' | 'actions' | 'brand'> & {
  isGuest: boolean
  method: Method
  subject: string
}

async function compose(props: BookingMailProps, texts: Texts, differences: Differences): Promise<Message> {
  const { isGuest, method, subject } = differences
  const guest = { name: guestName(props, isGuest) ?? '', address: props.attendeeEmail }
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const [reader, other] = isGuest ? [guest, owner] : [owner, guest]
  return {
    to: reader,
    fromName: owner.name,
    replyTo: other,
    subject: cleanName(subject),
    ...attachCalendar(props, texts, method, {
      description: describeJoining(props, texts.part('joining')),
      attendees: [{ name: guest.name, email: guest.address, hasAccepted: true }],
    }),
    ...(await toBodies(<EventMail view={toView(props, texts, differences)} texts={texts} />)),
  }
}

function toView(props: BookingMailProps, texts: Texts, differences: Differences): EventMailView {
  const { isGuest, method, heading, note, answers, actions, brand } = differences
  const { t, say, locale } = texts.part('eventMail')
  const { title, ownerName, ownerTimezone, attendeeName, attendeeEmail, attendeeTimezone } = props
  const inZone = (timezone: string) => describeTimes(props, timezone, texts.part('eventMail'))
  const [when, otherWhen] = isGuest
    ? [inZone(attendeeTimezone), inZone(ownerTimezone)]
    : [inZone(ownerTimezone), inZone(attendeeTimezone)]
  const otherName = isGuest ? ownerName : attendeeName
  const name = guestName(props, isGuest)
  const guest = name ? say(t.person, { name, email: attendeeEmail }) : attendeeEmail
  const yourTime = say(t.yourTime, { when })
  return {
    // Owners know themselves.
    brand: isGuest ? brand : null,
    heading,
    title,
    preview: say(t.preview, { title, when: yourTime }),
    when: yourTime,
    otherWhen: otherWhen === when ? null : say(t.otherTime, { when: otherWhen, name: otherName }),
    who: commaList([ownerName, guest], locale),
    where: describePlace(props, texts),
    note,
    answers,
    actions,
    hasCalendarFile: method === 'REQUEST' && props.providerUid === undefined,
  }
}

/** The guest's name, as its reader may see it; null if it is better left out. */
function guestName({ attendeeName }: BookingMailProps, isGuest: boolean): string | null {
  return isGuest ? nameToRepeat(attendeeName) : cleanName(attendeeName)
}
