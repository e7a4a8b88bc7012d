import { bookingMail } from './booking-mail'
import { calendarEntry } from './calendar-entry'
import { cancellationMail } from './cancellation-mail'
import { emailCodeMail } from './email-code-mail'
import { eventMail } from './event-mail'
import { mailFrame } from './mail-frame'
import { meetingMail } from './meeting-mail'
import { receiptMail } from './receipt-mail'
import { signInMail } from './sign-in-mail'
import { timeRequestMail } from './time-request-mail'
import { followUpMail, reminderMail } from './timed-mail'

/** Emails and calendar entries. Only the server needs them. */
export const mails = {
  bookingMail,
  calendarEntry,
  cancellationMail,
  emailCodeMail,
  eventMail,
  followUpMail,
  mailFrame,
  meetingMail,
  receiptMail,
  reminderMail,
  signInMail,
  timeRequestMail,
}
