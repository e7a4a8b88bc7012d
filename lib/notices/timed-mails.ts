import type { Database } from '@/db/client'
import { deleteTimedMails } from '@/db/queries/outbox/outbox-meeting'
import type { TimedMail } from '@/lib/mail/templates'
import { enqueue, type QueuedMail } from '@/lib/outbox/enqueue'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { FollowUp, Reminder } from '@/lib/shared/booking-rules'
import type { BookingStatus } from '@/lib/shared/statuses'

/** The facts of a booking that decide which mails go out at which time. */
export type TimedBooking = {
  id: string
  startTime: Date
  endTime: Date
  status: BookingStatus
  isNoShow: boolean
  reminders: Reminder[]
  followUp: FollowUp | null
}

export type PlannedMail = Pick<QueuedMail, 'dueAt' | 'expiresAt'> & { mail: TimedMail; dueAt: Date }

const shift = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS)

/** When a mail of a booking is due; null when the booking has none of its kind. */
export function dueTimeOf(mail: TimedMail, booking: TimedBooking): Date | null {
  const { startTime, endTime, status, isNoShow, reminders, followUp } = booking
  if (status !== 'confirmed') return null
  if (mail.template === 'booking-follow-up') {
    return followUp && !isNoShow ? shift(endTime, followUp.minutesAfter) : null
  }
  const { minutesBefore } = mail.props
  const isToOwner = mail.template === 'booking-reminder-notice'
  const reminder = reminders.find((one) => one.minutesBefore === minutesBefore && (!isToOwner || one.to === 'both'))
  return reminder ? shift(startTime, -minutesBefore) : null
}

/** True when a nearer reminder to the same person is due as well, as after a long stop: one of them is enough. */
export function isOvertaken(mail: TimedMail, booking: TimedBooking, now: Date): boolean {
  if (mail.template === 'booking-follow-up') return false
  const { template, props } = mail
  return booking.reminders.some(({ minutesBefore }) => {
    if (minutesBefore >= props.minutesBefore) return false
    const dueAt = dueTimeOf({ template, props: { ...props, minutesBefore } } as TimedMail, booking)
    return dueAt !== null && dueAt <= now
  })
}

/**
 * The reminders and the follow-up of a booking whose time is still to come; none unless it is confirmed. A reminder expires
 * at the start.
 */
export function timedMailsOf(booking: TimedBooking, now: Date): PlannedMail[] {
  const { id: bookingId, startTime } = booking
  const mails = booking.reminders.flatMap(({ minutesBefore }): TimedMail[] => {
    const props = { bookingId, minutesBefore }
    return [
      { template: 'booking-reminder', props },
      { template: 'booking-reminder-notice', props },
    ]
  })
  return [...mails, { template: 'booking-follow-up', props: { bookingId } } as const].flatMap((mail) => {
    const dueAt = dueTimeOf(mail, booking)
    if (!dueAt || dueAt <= now) return []
    return mail.template === 'booking-follow-up' ? { mail, dueAt } : { mail, dueAt, expiresAt: startTime }
  })
}

type OfMeeting = { ownerId: string; meetingId: string }

/**
 * Replaces the unsent reminders and follow-up of a booking by those of its present time and status, inside the transaction
 * that changed it.
 */
export async function replanTimedMails(
  tx: Database,
  booking: TimedBooking,
  meeting: OfMeeting,
  now: Date,
): Promise<void> {
  await deleteTimedMails(tx, meeting.meetingId)
  for (const planned of timedMailsOf(booking, now)) await enqueue(tx, { ...planned, ...meeting }, now)
}
