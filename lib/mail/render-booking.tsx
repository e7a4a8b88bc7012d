import { EventMail, type EventMailView } from '@/emails/event'
import { describeTime } from '@/lib/time/event-time'
import { describeJoining } from '@/lib/vocabulary/join-words'
import { cleanName, nameToRepeat } from '@/lib/vocabulary/person-name'
import { textsFor } from '@/messages'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import { attachCalendar, describePlace, type Method, withFitLink } from './calendar-part'
import type {
  BookingMailProps,
  BookingTemplate,
  CancellationMailProps,
  CancellationTemplate,
  Message,
} from './templates'

/**
 * The two mails of a booking differ in who reads them: whose clock comes first, who is named, who gets the answer. Anybody
 * can enter anybody's address: the attendee's mail repeats nothing that was typed while booking, but for a name without
 * anything like a link.
 */
export async function renderBooking(template: BookingTemplate, stored: BookingMailProps): Promise<Message> {
  const props = withFitLink(stored)
  const texts = mails.booking
  const isAttendee = template !== 'booking-notice' && template !== 'booking-link-notice'
  return compose(props, {
    isAttendee,
    method: 'REQUEST',
    ...toWords(template, props),
    note: null,
    answers: isAttendee ? [] : (props.answers ?? []),
    actions: [
      ...(props.joinUrl ? [{ label: mails.event.join, url: props.joinUrl }] : []),
      ...(isAttendee ? [{ label: texts.manage, url: props.manageUrl }] : []),
    ],
  })
}

function toWords(template: BookingTemplate, { title, ownerName, attendeeName, joinUrl }: BookingMailProps) {
  const texts = mails.booking
  switch (template) {
    case 'booking-confirmation':
      return { subject: texts.confirmationSubject(title, ownerName), heading: texts.confirmationHeading }
    case 'booking-notice':
      return { subject: texts.noticeSubject(title, attendeeName), heading: texts.noticeHeading }
    case 'booking-moved':
      return { subject: texts.movedSubject(title, ownerName), heading: texts.movedHeading(ownerName) }
    default: {
      const otherName = template === 'booking-link' ? ownerName : attendeeName
      return mails.link(title, otherName, joinUrl !== null)
    }
  }
}

export async function renderCancellation(
  template: CancellationTemplate,
  stored: CancellationMailProps,
): Promise<Message> {
  const props = withFitLink(stored)
  const texts = mails.cancellation
  const isAttendee = template === 'cancellation'
  const other = props.cancelledBy === 'owner' ? props.ownerName : props.attendeeName
  const wasOwnDoing = isAttendee === (props.cancelledBy === 'attendee')
  return compose(props, {
    isAttendee,
    method: 'CANCEL',
    subject: texts.subject(props.title, isAttendee ? props.ownerName : props.attendeeName),
    heading: wasOwnDoing ? texts.ownHeading : texts.heading(other),
    // To the other side only: an attendee's address was not checked, and whoever wrote it knows it.
    note: props.reason && !wasOwnDoing ? { label: texts.reason, text: props.reason } : null,
    answers: [],
    actions: isAttendee && props.bookAgainUrl ? [{ label: texts.bookAgain, url: props.bookAgainUrl }] : [],
  })
}

type Differences = Pick<EventMailView, 'heading' | 'note' | 'answers' | 'actions'> & {
  isAttendee: boolean
  method: Method
  subject: string
}

async function compose(props: BookingMailProps, differences: Differences): Promise<Message> {
  const { isAttendee, method, subject } = differences
  const attendee = { name: attendeeName(props, isAttendee) ?? '', address: props.attendeeEmail }
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const [reader, other] = isAttendee ? [attendee, owner] : [owner, attendee]
  return {
    to: reader,
    fromName: owner.name,
    replyTo: other,
    subject: cleanName(subject),
    ...attachCalendar(props, method, toFile(props, attendee)),
    ...(await toBodies(<EventMail view={toView(props, differences)} />)),
  }
}

function toView(
  props: BookingMailProps,
  { isAttendee, method, heading, note, answers, actions }: Differences,
): EventMailView {
  const texts = mails.event
  const [mine, theirs] = isAttendee
    ? [props.attendeeTimezone, props.ownerTimezone]
    : [props.ownerTimezone, props.attendeeTimezone]
  const { locale } = textsFor(isAttendee ? 'visitor' : 'owner')
  const when = describeTime(props, mine, locale)
  const otherWhen = describeTime(props, theirs, locale)
  const otherName = isAttendee ? props.ownerName : props.attendeeName
  const name = attendeeName(props, isAttendee)
  return {
    heading,
    title: props.title,
    when: `${when} – ${texts.yourTime}`,
    otherWhen: otherWhen === when ? null : `${otherWhen} – ${texts.timeOf(otherName)}`,
    who: `${props.ownerName}, ${name ? `${name} (${props.attendeeEmail})` : props.attendeeEmail}`,
    where: describePlace(props),
    note,
    answers,
    actions,
    hasCalendarFile: method === 'REQUEST' && props.providerUid === undefined,
  }
}

/** As its reader may see it; null where it is better left out. */
function attendeeName({ attendeeName: name }: BookingMailProps, isAttendee: boolean): string | null {
  return isAttendee ? nameToRepeat(name) : cleanName(name)
}

function toFile(props: BookingMailProps, attendee: { name: string; address: string }) {
  return {
    description: describeJoining(props),
    attendees: [{ name: attendee.name, email: attendee.address, hasAccepted: true }],
  }
}
