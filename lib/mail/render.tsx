import type { ReactElement } from 'react'
import { CalendarChangeMail } from '@/emails/calendar-change'
import { ContactMail } from '@/emails/contact'
import { EmailCodeMail } from '@/emails/email-code'
import { HostAskedMail } from '@/emails/host-asked'
import { InvitationMail } from '@/emails/invitation'
import { MagicLinkMail } from '@/emails/magic-link'
import { RenewalRequiredMail } from '@/emails/renewal-required'
import { SignUpInvitationMail } from '@/emails/sign-up-invitation'
import { TestMail } from '@/emails/test'
import { WebhookOffMail } from '@/emails/webhook-off'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/languages'
import { cleanName } from '@/lib/shared/text/person-name'
import { textsOf } from '@/messages'
import { toBodies } from './message'
import { readerLanguage, withoutFace, withoutOwnersWords } from './reader'
import { renderBooking, renderFollowUp, renderOffer, renderReminder } from './render-booking'
import { renderCancellation } from './render-cancellation'
import { renderMeeting } from './render-meeting'
import { pictured, renderDigest, renderGathered, renderReceipt, renderResponse } from './render-notices'
import { renderTimeRequest, renderTimeRequestNotice } from './render-time-request'
import type {
  ContactMailProps,
  HostMailProps,
  InvitationMailProps,
  Mail,
  MailOwner,
  Message,
  SignUpInvitationMailProps,
} from './templates'

/**
 * A queued mail, in the language of its reader; `booking` is the one of the booking that it is about. Guests get it in the look of its owner, if it has one. The owner's notices
 * have their picture above; a login link, which strangers can ask for, always has the product's mark.
 */
export async function renderMail(
  queued: Mail,
  given: MailOwner | null = null,
  booking: Language | null = null,
): Promise<Message> {
  const ownerLanguage = given?.language ?? DEFAULT_LANGUAGE
  const texts = textsOf(readerLanguage(queued, { owner: ownerLanguage, booking }))
  const mail = withoutOwnersWords(queued, texts)
  const owner = given && mail !== queued ? withoutFace(given) : given
  const notice = {
    texts: textsOf(ownerLanguage),
    timeFormat: owner?.timeFormat ?? '24h',
    person: owner && pictured(owner.brand),
  } as const
  switch (mail.template) {
    case 'magic-link':
      return toAccount(mail.props, texts.t.signInMail.subject, <MagicLinkMail {...mail.props} texts={texts} />)
    case 'email-code': {
      const subject = texts.say(texts.t.emailCodeMail.subject, { code: mail.props.code })
      return toAccount(mail.props, subject, <EmailCodeMail {...mail.props} texts={texts} />)
    }
    case 'team-invitation':
      return renderInvitation(mail.props)
    case 'sign-up-invitation':
      return renderSignUpInvitation(mail.props)
    case 'host-asked':
      return renderHostAsked(mail.props)
    case 'test':
      return toAccount(mail.props, notice.texts.t.testMail.subject, <TestMail {...notice} />)
    case 'renewal-required': {
      const subject = notice.texts.say(notice.texts.t.renewalMail.subject, { service: mail.props.service })
      return toAccount(mail.props, subject, <RenewalRequiredMail {...mail.props} {...notice} />)
    }
    case 'webhook-off':
      return toAccount(mail.props, notice.texts.t.webhookMail.subject, <WebhookOffMail {...mail.props} {...notice} />)
    case 'calendar-change': {
      const { to, title, service, change } = mail.props
      const subject = notice.texts.say(notice.texts.t.calendarChangeMail[change].subject, { title, service })
      return toAccount({ email: to }, subject, <CalendarChangeMail {...mail.props} {...notice} />)
    }
    case 'contact':
      return renderContact(mail.props)
    case 'form-response':
      return renderResponse(mail.props, notice)
    case 'form-receipt':
      return renderReceipt(mail.props, texts, owner)
    case 'form-digest':
      return renderDigest(mail.props, notice)
    case 'gathered-notices':
      return renderGathered(mail.props, notice)
    case 'booking-request':
    case 'booking-request-notice':
    case 'booking-confirmation':
    case 'booking-notice':
    case 'booking-link':
    case 'booking-link-notice':
    case 'booking-moved':
    case 'booking-moved-notice':
    case 'booking-reassigned':
    case 'booking-taken-over':
    case 'booking-passed-on':
      return renderBooking(mail.template, mail.props, texts, owner)
    case 'booking-offer':
      return renderOffer(mail.props, texts, owner)
    case 'time-request':
      return renderTimeRequest(mail.props, texts, owner)
    case 'time-request-notice':
      return renderTimeRequestNotice(mail.props, notice)
    case 'booking-reminder':
    case 'booking-reminder-notice':
      return renderReminder(mail.template, mail.props, texts, owner)
    case 'booking-follow-up':
      return renderFollowUp(mail.props, texts, owner)
    case 'cancellation':
    case 'cancellation-notice':
    case 'booking-declined':
    case 'booking-expired':
      return renderCancellation(mail.template, mail.props, texts, owner)
    case 'meeting-invitation':
    case 'meeting-update':
    case 'meeting-link':
    case 'meeting-cancellation':
    case 'guest-reminder':
      return renderMeeting(mail.template, mail.props, texts, owner)
  }
}

async function toAccount({ email }: { email: string }, subject: string, body: ReactElement): Promise<Message> {
  return { to: { address: email }, subject: cleanName(subject), ...(await toBodies(body)) }
}

async function renderInvitation(props: InvitationMailProps): Promise<Message> {
  const texts = textsOf(props.language)
  const { t, say } = texts.part('invitationMail')
  const subject = props.team === null ? t.subjectUnnamed : say(t.subject, { team: props.team })
  return toAccount(props, subject, <InvitationMail {...props} texts={texts} />)
}

async function renderSignUpInvitation({ language, ...props }: SignUpInvitationMailProps): Promise<Message> {
  const texts = textsOf(language)
  const { t, say } = texts.part('signUpInvitationMail')
  return toAccount(props, say(t.subject, props), <SignUpInvitationMail {...props} texts={texts} />)
}

async function renderHostAsked(props: HostMailProps): Promise<Message> {
  const texts = textsOf(props.language)
  const { t, say } = texts.part('hostMail')
  const { team, page } = props
  const subject = team === null || page === null ? t.subjectUnnamed : say(t.subject, { team, page })
  return toAccount(props, subject, <HostAskedMail {...props} texts={texts} />)
}

async function renderContact(props: ContactMailProps): Promise<Message> {
  const texts = textsOf(DEFAULT_LANGUAGE)
  return {
    to: { address: props.to },
    fromName: props.fullName,
    replyTo: { name: cleanName(props.fullName), address: props.email },
    subject: cleanName(texts.say(texts.t.contactMail.subject, { name: props.fullName })),
    ...(await toBodies(<ContactMail {...props} texts={texts} />)),
  }
}
