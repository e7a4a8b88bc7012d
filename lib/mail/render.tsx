import { CalendarChangeMail } from '@/emails/calendar-change'
import { ContactMail } from '@/emails/contact'
import { MagicLinkMail } from '@/emails/magic-link'
import { RenewalRequiredMail } from '@/emails/renewal-required'
import { TestMail } from '@/emails/test'
import { cleanName } from '@/lib/vocabulary/person-name'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import { renderBooking, renderCancellation } from './render-booking'
import { renderGathered } from './render-gathered'
import { renderMeeting } from './render-meeting'
import { renderDigest, renderResponse } from './render-responses'
import type { Mail, Message } from './templates'

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
    case 'renewal-required':
      return {
        to: { address: mail.props.email },
        subject: mails.renewal.subject(mail.props.service),
        ...(await toBodies(<RenewalRequiredMail {...mail.props} />)),
      }
    case 'calendar-change':
      return {
        to: { address: mail.props.to },
        subject: cleanName(mails.calendarChange.subject(mail.props.title, mail.props.service, mail.props.change)),
        ...(await toBodies(<CalendarChangeMail {...mail.props} />)),
      }
    case 'contact':
      return {
        to: { address: mail.props.to },
        fromName: mail.props.fullName,
        replyTo: { name: cleanName(mail.props.fullName), address: mail.props.email },
        subject: cleanName(mails.contact.subject(mail.props.fullName)),
        ...(await toBodies(<ContactMail {...mail.props} />)),
      }
    case 'form-response':
      return renderResponse(mail.props)
    case 'form-digest':
      return renderDigest(mail.props)
    case 'gathered-notices':
      return renderGathered(mail.props)
    case 'booking-confirmation':
    case 'booking-notice':
    case 'booking-link':
    case 'booking-link-notice':
    case 'booking-moved':
      return renderBooking(mail.template, mail.props)
    case 'cancellation':
    case 'cancellation-notice':
      return renderCancellation(mail.template, mail.props)
    case 'meeting-invitation':
    case 'meeting-update':
    case 'meeting-link':
    case 'meeting-cancellation':
      return renderMeeting(mail.template, mail.props)
  }
}
