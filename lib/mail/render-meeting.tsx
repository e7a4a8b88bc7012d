import { EventMail } from '@/emails/event'
import { describeTime } from '@/lib/time/event-time'
import { describeJoining } from '@/lib/vocabulary/join-words'
import { cleanName } from '@/lib/vocabulary/person-name'
import { textsFor } from '@/messages'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import { attachCalendar, describePlace, withFitLink } from './calendar-part'
import type { MeetingMailProps, MeetingTemplate, Message } from './templates'

/** To one attendee of a meeting that its owner made, changed or called off. Only the owner's zone is known. */
export async function renderMeeting(template: MeetingTemplate, stored: MeetingMailProps): Promise<Message> {
  const props = withFitLink(stored)
  const words = toWords(template, props)
  const method = template === 'meeting-cancellation' ? 'CANCEL' : 'REQUEST'
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const view = {
    heading: words.heading,
    title: props.title,
    when: describeTime(props, props.ownerTimezone, textsFor('visitor').locale),
    otherWhen: null,
    who: [props.ownerName, ...props.attendees].join(', '),
    where: describePlace(props),
    note: props.description ? { label: mails.event.description, text: props.description } : null,
    answers: [],
    actions: method === 'REQUEST' && props.joinUrl ? [{ label: mails.event.join, url: props.joinUrl }] : [],
    hasCalendarFile: method === 'REQUEST' && props.providerUid === undefined,
  }
  return {
    to: { address: props.recipient },
    fromName: owner.name,
    replyTo: owner,
    subject: cleanName(words.subject),
    ...attachCalendar(props, method, {
      description: [props.description, props.password && describeJoining(props)].filter(Boolean).join('\n\n'),
      attendees: props.attendees.map((email) => ({ name: email, email, hasAccepted: false })),
    }),
    ...(await toBodies(<EventMail view={view} />)),
  }
}

function toWords(template: MeetingTemplate, { title, ownerName, joinUrl }: MeetingMailProps) {
  if (template === 'meeting-link') return mails.link(title, ownerName, joinUrl !== null)
  const texts = mails.meeting[template]
  return { subject: texts.subject(title), heading: texts.heading(ownerName) }
}
