import { EventMail, type EventMailView } from '@/emails/event'
import { cleanName } from '@/lib/person-name'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import { attachCalendar, type Method } from './calendar-part'
import { describeTime } from './event-time'
import type {
  BookingMailProps,
  BookingTemplate,
  CancellationMailProps,
  CancellationTemplate,
  Message,
} from './templates'

/** The two mails of a booking differ in who reads them: whose clock comes first, who is named, who gets the answer. */
export async function renderBooking(template: BookingTemplate, props: BookingMailProps): Promise<Message> {
  const texts = mails.booking
  const isAttendee = template !== 'booking-notice' && template !== 'booking-link-notice'
  return compose(props, {
    isAttendee,
    method: 'REQUEST',
    ...toWords(template, props),
    note: null,
    answers: props.answers ?? [],
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
  props: CancellationMailProps,
): Promise<Message> {
  const texts = mails.cancellation
  const isAttendee = template === 'cancellation'
  const other = props.cancelledBy === 'owner' ? props.ownerName : props.attendeeName
  const wasOwnDoing = isAttendee === (props.cancelledBy === 'attendee')
  return compose(props, {
    isAttendee,
    method: 'CANCEL',
    subject: texts.subject(props.title, isAttendee ? props.ownerName : props.attendeeName),
    heading: wasOwnDoing ? texts.ownHeading : texts.heading(other),
    note: props.reason ? { label: texts.reason, text: props.reason } : null,
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
  const attendee = { name: cleanName(props.attendeeName), address: props.attendeeEmail }
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const [reader, other] = isAttendee ? [attendee, owner] : [owner, attendee]
  return {
    to: reader,
    fromName: owner.name,
    replyTo: other,
    subject: cleanName(subject),
    ...attachCalendar(props, method, toFile(props)),
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
  const when = describeTime(props, mine)
  const otherWhen = describeTime(props, theirs)
  const otherName = isAttendee ? props.ownerName : props.attendeeName
  return {
    heading,
    title: props.title,
    when: `${when} – ${texts.yourTime}`,
    otherWhen: otherWhen === when ? null : `${otherWhen} – ${texts.timeOf(otherName)}`,
    who: `${props.ownerName}, ${props.attendeeName} (${props.attendeeEmail})`,
    where: props.location,
    note,
    answers,
    actions,
    hasCalendarFile: method === 'REQUEST' && props.providerUid === undefined,
  }
}

function toFile(props: BookingMailProps) {
  return {
    description: props.joinUrl ?? '',
    attendees: [{ name: props.attendeeName, email: props.attendeeEmail, hasAccepted: true }],
  }
}
