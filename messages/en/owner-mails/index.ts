import { calendarChangeMail } from './calendar-change-mail'
import { digestMail } from './digest-mail'
import { gatheredMail } from './gathered-mail'
import { hostMail } from './host-mail'
import { invitationMail } from './invitation-mail'
import { renewalMail } from './renewal-mail'
import { responseMail } from './response-mail'
import { signUpInvitationMail } from './sign-up-invitation-mail'
import { testMail } from './test-mail'
import { timeRequestNotice } from './time-request-notice'
import { webhookMail } from './webhook-mail'

/** Emails that only owners get. */
export const ownerMails = {
  calendarChangeMail,
  digestMail,
  gatheredMail,
  hostMail,
  invitationMail,
  renewalMail,
  responseMail,
  signUpInvitationMail,
  testMail,
  timeRequestNotice,
  webhookMail,
}
