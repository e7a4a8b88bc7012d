import { bookingMail } from './booking-mail'
import { calendarChangeMail } from './calendar-change-mail'
import { calendarEntry } from './calendar-entry'
import { cancellationMail } from './cancellation-mail'
import { contactMail } from './contact-mail'
import { digestMail } from './digest-mail'
import { emailCodeMail } from './email-code-mail'
import { eventMail } from './event-mail'
import { gatheredMail } from './gathered-mail'
import { mailFrame } from './mail-frame'
import { meetingMail } from './meeting-mail'
import { receiptMail } from './receipt-mail'
import { renewalMail } from './renewal-mail'
import { responseMail } from './response-mail'
import { signInMail } from './sign-in-mail'
import { testMail } from './test-mail'
import { followUpMail, reminderMail } from './timed-mail'
import { webhookMail } from './webhook-mail'

/** Emails and calendar entries. Only the server needs them. */
export const mails = {
  bookingMail,
  calendarChangeMail,
  calendarEntry,
  cancellationMail,
  contactMail,
  digestMail,
  emailCodeMail,
  eventMail,
  followUpMail,
  gatheredMail,
  mailFrame,
  meetingMail,
  receiptMail,
  reminderMail,
  renewalMail,
  responseMail,
  signInMail,
  testMail,
  webhookMail,
}
