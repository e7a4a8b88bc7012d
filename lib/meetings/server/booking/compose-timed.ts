import { database } from '@/db/client'
import { findPublishedSlug } from '@/db/queries/forms/public-forms'
import { type BookingRow, findBookingRow } from '@/db/queries/meetings/bookings'
import { listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { findMeetingOfBooking, type MeetingRow } from '@/db/queries/meetings/meetings'
import { followUpUrl } from '@/lib/forms/server/follow-up-url'
import type { Mail, TimedMail } from '@/lib/mail/templates'
import { toBookingProps } from '@/lib/notices/booking-props'
import { toGuestMails } from '@/lib/notices/guest-mails'
import { isHeldByPeople, toHostMail } from '@/lib/notices/host-mails'
import { importedOf } from '@/lib/notices/peoples-mails'
import { dueTimeOf, isOvertaken } from '@/lib/notices/timed-mails'
import type { ComposedMail } from '@/lib/outbox/handlers'
import { mailboxKey } from '@/lib/outbox/mail-limits'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'

/** A clock that was set back a little after the row was claimed must not lose the mail. */
const TOLERANCE_MS = MINUTE_MS

/**
 * A reminder or follow-up with the facts that its booking has now. Null when it is not to be sent: the booking is gone, not
 * confirmed, marked as a no-show, has begun (for a reminder), was moved so that another row has the right time, a nearer
 * reminder is due, or the guest has left.
 */
export async function composeTimed(timed: TimedMail, now: Date): Promise<ComposedMail | null> {
  const { bookingId } = timed.props
  const [booking, meeting] = await Promise.all([
    findBookingRow(database(), bookingId),
    findMeetingOfBooking(database(), bookingId),
  ])
  const dueAt = booking && dueTimeOf(timed, booking)
  if (!booking || !meeting || !dueAt || dueAt.getTime() > now.getTime() + TOLERANCE_MS) return null
  const mail = await compose(timed, booking, meeting, now)
  if (!mail) return null
  const guests = timed.template === 'booking-reminder' ? booking.guests.map(mailboxKey) : []
  const composed = { mail, imported: importedOf(booking), guests, hosts: [] }
  if (timed.template !== 'booking-reminder-notice' || !isHeldByPeople(booking)) return composed
  return toHosts(timed, composed)
}

type HostsReminder = Extract<Mail, { template: 'booking-reminder-notice' }>

/** The owner's reminder of a booking with hosts: each person among them gets one. Null for somebody who is no host any more. */
async function toHosts({ props }: TimedMail, composed: ComposedMail): Promise<ComposedMail | null> {
  const hosts = await listHostsOfBooking(database(), props.bookingId)
  const named = 'host' in props ? props.host : undefined
  if (named === undefined) return { ...composed, mail: null, hosts: hosts.filter(({ email }) => email !== null) }
  const host = hosts.find(({ account }) => account === named)
  if (!host?.email || !host.meetingId) return null
  const { id, name, email, meetingId } = host
  return { ...composed, mail: toHostMail(composed.mail as HostsReminder, { id, name, email, meetingId }) }
}

async function compose(timed: TimedMail, booking: BookingRow, meeting: MeetingRow, now: Date): Promise<Mail | null> {
  const facts = toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now })
  if (timed.template === 'booking-follow-up') {
    const words = booking.followUp?.text ?? ''
    return { template: timed.template, props: { ...facts, joinUrl: null, words, formUrl: await formUrlOf(booking) } }
  }
  if (booking.startTime <= now || isOvertaken(timed, booking, now)) return null
  const { minutesBefore } = timed.props
  const reminder = booking.reminders.find((one) => one.minutesBefore === minutesBefore)
  // The owner reads the main one.
  const language = timed.template === 'booking-reminder-notice' ? null : booking.language
  const translated = language && reminder?.translations?.[language]?.text
  const own = translated || reminder?.text
  const words = own || booking.mailTexts?.reminder || ''
  const props = { ...facts, ...(mayHaveEvents(meeting) && { hasEvents: true }) }
  const told = { words, ...(own && { hasOwnWords: true }), ...(translated && { areTranslated: true as const }) }
  if (timed.template !== 'guest-reminder') return { template: timed.template, props: { ...props, ...told } }
  const { guest } = timed.props
  const { id, attendeeName } = booking
  const guests = toGuestMails('meeting-update', { bookingId: id, guests: booking.guests, props })
  const update = guests.find((mail) => mailboxKey(mail.props.recipient) === guest)
  return update ? { template: timed.template, props: { ...update.props, ...told, attendeeName } } : null
}

/** Null without a form, or once it is deleted or unpublished. */
async function formUrlOf({ id, userId, followUp }: BookingRow): Promise<string | null> {
  if (!followUp?.formId) return null
  const slug = await findPublishedSlug(database(), userId, followUp.formId)
  return slug && followUpUrl(slug, id)
}
