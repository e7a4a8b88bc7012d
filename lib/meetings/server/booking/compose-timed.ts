import { database } from '@/db/client'
import { findPublishedSlug } from '@/db/queries/forms/public-forms'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { followUpUrl } from '@/lib/forms/server/follow-up-url'
import type { Mail, TimedMail } from '@/lib/mail/templates'
import { toBookingProps } from '@/lib/notices/booking-props'
import { dueTimeOf, isOvertaken } from '@/lib/notices/timed-mails'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'

/** A clock that was set back a little after the row was claimed must not lose the mail. */
const TOLERANCE_MS = MINUTE_MS

/**
 * A reminder or follow-up with the facts that its booking has now. Null when it is not to be sent: the booking is gone, not
 * confirmed, marked as a no-show, has begun (for a reminder), was moved so that another row has the right time, or a nearer
 * reminder is due.
 */
export async function composeTimed(mail: TimedMail, now: Date): Promise<Mail | null> {
  const { bookingId } = mail.props
  const [booking, meeting] = await Promise.all([
    findBookingRow(database(), bookingId),
    findMeetingOfBooking(database(), bookingId),
  ])
  const dueAt = booking && dueTimeOf(mail, booking)
  if (!booking || !meeting || !dueAt || dueAt.getTime() > now.getTime() + TOLERANCE_MS) return null
  const props = toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now })
  if (mail.template === 'booking-follow-up') {
    const words = booking.followUp?.text ?? ''
    return { template: mail.template, props: { ...props, words, formUrl: await formUrlOf(booking) } }
  }
  if (booking.startTime <= now || isOvertaken(mail, booking, now)) return null
  const { minutesBefore } = mail.props
  const own = booking.reminders.find((reminder) => reminder.minutesBefore === minutesBefore)?.text
  const words = own || booking.mailTexts?.reminder || ''
  return { template: mail.template, props: { ...props, ...(mayHaveEvents(meeting) && { hasEvents: true }), words } }
}

/** Null without a form, or once it is deleted or unpublished. */
async function formUrlOf({ id, userId, followUp }: BookingRow): Promise<string | null> {
  if (!followUp?.formId) return null
  const slug = await findPublishedSlug(database(), userId, followUp.formId)
  return slug && followUpUrl(slug, id)
}
