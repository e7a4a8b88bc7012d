import { render, toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'
import { BookingMail } from '@/emails/booking'
import { MagicLinkMail } from '@/emails/magic-link'
import { TestMail } from '@/emails/test'
import { env } from '@/lib/env'
import { toCalendarFile } from '@/lib/export/ics'
import { cleanName } from '@/lib/person-name'
import { mails } from '@/messages/en/mails'
import { toBookingView } from './booking-view'
import type { BookingMailProps, Mail, Message } from './templates'

export async function renderMail(mail: Mail): Promise<Message> {
  switch (mail.template) {
    case 'magic-link':
      return {
        to: { address: mail.props.email },
        subject: mails.magicLink.subject,
        ...(await toBodies(<MagicLinkMail {...mail.props} />)),
      }
    case 'test':
      return {
        to: { address: mail.props.email },
        subject: mails.test.subject,
        ...(await toBodies(<TestMail {...mail.props} />)),
      }
    case 'booking-confirmation':
    case 'booking-notice':
      return renderBooking(mail.template, mail.props)
  }
}

/** The two mails of a booking differ in who reads it: whose clock comes first, who is named, who gets the answer. */
async function renderBooking(
  template: 'booking-confirmation' | 'booking-notice',
  props: BookingMailProps,
): Promise<Message> {
  const attendee = { name: cleanName(props.attendeeName), address: props.attendeeEmail }
  const owner = { name: cleanName(props.ownerName), address: props.ownerEmail }
  const [reader, other] = template === 'booking-confirmation' ? [attendee, owner] : [owner, attendee]
  const subject =
    template === 'booking-confirmation'
      ? mails.booking.confirmationSubject(props.title, owner.name)
      : mails.booking.noticeSubject(props.title, attendee.name)
  return {
    to: reader,
    fromName: owner.name,
    replyTo: other,
    subject: cleanName(subject),
    calendar: { method: 'REQUEST', content: toCalendarFile({ ...toEvent(props), method: 'REQUEST' }) },
    ...(await toBodies(<BookingMail view={toBookingView(template, props)} />)),
  }
}

function toEvent(props: BookingMailProps) {
  return {
    id: props.meetingId,
    host: new URL(env().APP_URL).hostname,
    sequence: props.sequence,
    stamp: new Date(props.createdAt),
    start: new Date(props.startTime),
    end: new Date(props.endTime),
    summary: props.title,
    description: props.joinUrl ?? '',
    location: props.joinUrl ?? props.location,
    organizer: { name: props.ownerName, email: props.ownerEmail },
    attendees: [{ name: props.attendeeName, email: props.attendeeEmail }],
  }
}

async function toBodies(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html) }
}
