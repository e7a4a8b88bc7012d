import { EventMail } from '@/emails/event'
import { env } from '@/lib/env'
import { toCalendarFile } from '@/lib/export/ics'
import { cleanName } from '@/lib/person-name'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import { describeTime } from './event-time'
import type { MeetingMailProps, MeetingTemplate, Message } from './templates'

/** To one attendee of a meeting that its owner made, changed or called off. Only the owner's zone is known. */
export async function renderMeeting(template: MeetingTemplate, props: MeetingMailProps): Promise<Message> {
  const texts = mails.meeting[template]
  const method = template === 'meeting-cancellation' ? 'CANCEL' : 'REQUEST'
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const view = {
    heading: texts.heading(props.ownerName),
    title: props.title,
    when: describeTime(props, props.ownerTimezone),
    otherWhen: null,
    who: [props.ownerName, ...props.attendees].join(', '),
    where: props.location,
    note: props.description ? { label: mails.event.description, text: props.description } : null,
    answers: [],
    actions: method === 'REQUEST' && props.joinUrl ? [{ label: mails.event.join, url: props.joinUrl }] : [],
    hasCalendarFile: method === 'REQUEST',
  }
  return {
    to: { address: props.recipient },
    fromName: owner.name,
    replyTo: owner,
    subject: cleanName(texts.subject(props.title)),
    calendar: { method, content: toFile(props, method) },
    ...(await toBodies(<EventMail view={view} />)),
  }
}

function toFile(props: MeetingMailProps, method: 'REQUEST' | 'CANCEL'): string {
  return toCalendarFile({
    id: props.meetingId,
    host: new URL(env().APP_URL).hostname,
    sequence: props.sequence,
    stamp: new Date(props.stamp),
    start: new Date(props.startTime),
    end: new Date(props.endTime),
    summary: props.title,
    description: props.description,
    location: props.joinUrl ?? props.location,
    organizer: { name: props.ownerName, email: props.ownerEmail },
    attendees: props.attendees.map((email) => ({ name: email, email, hasAccepted: false })),
    method,
  })
}
