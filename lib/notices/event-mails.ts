import type { Database } from '@/db/client'
import { findOrganizer } from '@/db/queries/accounts/users'
import type { MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { deleteMails, lockUnsentMails, wereMailsBegun } from '@/db/queries/outbox/outbox-meeting'
import type { Mail } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { ATTENDEES_BOOKING_MAILS } from '@/lib/shared/outbox'
import { toBookingProps } from './booking-props'
import { enqueueInPlace, GUESTS_MAILS, inPlaceOf, type MeetingMail, toGuestMails } from './guest-mails'
import { isHeldByPeople, tellHosts } from './host-mails'
import { listAddresses, toMeetingProps } from './meeting-props'
import { enqueueForPeople, importedOf } from './peoples-mails'
import { isOneOf, isWaiting, takePlace } from './unsent-mails'

/** Mails that announce a meeting, possibly without its link. */
const TELLING: string[] = [
  'booking-confirmation',
  'booking-notice',
  'booking-link',
  'booking-link-notice',
  'meeting-invitation',
  'meeting-update',
  'meeting-link',
] satisfies Mail['template'][]

/** True if a mail of ours that announces the meeting was sent, or is being sent. */
export function werePeopleNotified(
  db: Database,
  { id, userId }: Pick<MeetingOfEvents, 'id' | 'userId'>,
): Promise<boolean> {
  return wereMailsBegun(db, { userId, meetingId: id, templates: TELLING })
}

/**
 * Mails the link of a meeting, or the invitation if it is ours to send now, to people who got a mail before. Mails that are
 * still queued get the link on sending. Inside the transaction that stores the link or the change.
 */
export async function enqueueEventNews(tx: Database, meeting: MeetingOfEvents, now: Date): Promise<void> {
  if (meeting.status !== 'confirmed') return
  if (meeting.isHosted) await enqueueHostsNews(tx, meeting, now)
  if (!(await werePeopleNotified(tx, meeting))) return
  const facts = { ownerId: meeting.userId, meetingId: meeting.id }
  if (meeting.bookingId) {
    const booking = await findBookingRow(tx, meeting.bookingId)
    if (!booking) return
    const props = { ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }), hasEvents: true }
    const unsent = await lockUnsentMails(tx, meeting.id, [...ATTENDEES_BOOKING_MAILS, ...GUESTS_MAILS])
    const toAttendee = unsent.filter(isOneOf(ATTENDEES_BOOKING_MAILS))
    const mails = toGuestMails('meeting-link', { bookingId: booking.id, guests: booking.guests, props })
    const toGuests = inPlaceOf(unsent.filter(isOneOf(GUESTS_MAILS)), mails, now)
    const earlier = toAttendee.filter((mail) => isWaiting(mail) && mail.template === 'booking-link')
    await deleteMails(tx, [...earlier.map(({ id }) => id), ...toGuests.replaced])
    // What still waits gets the link when it is sent.
    const isKnownThen = toAttendee.some((mail) => isWaiting(mail) && mail.template !== 'booking-link')
    const link = { mail: { template: 'booking-link', props } as const, ...takePlace(toAttendee, now) }
    await enqueueForPeople(
      tx,
      [...(isKnownThen ? [] : [link]), ...toGuests.toPeople],
      { ...facts, cause: 'timed', imported: importedOf(booking) },
      now,
    )
    if (!isHeldByPeople(booking)) await enqueue(tx, { mail: { template: 'booking-link-notice', props }, ...facts }, now)
    return
  }
  const organizer = await findOrganizer(tx, meeting.userId)
  const mails = listAddresses(meeting.attendees).map(
    (recipient): MeetingMail => ({
      template: 'meeting-link',
      props: { ...toMeetingProps(meeting, organizer, now), recipient, hasEvents: true },
    }),
  )
  await enqueueInPlace(tx, mails, { ...facts, cause: 'timed' }, now)
}

/** Mails the link to the hosts of a booking whose own mail has left without it. */
async function enqueueHostsNews(tx: Database, meeting: MeetingOfEvents, now: Date): Promise<void> {
  const booking = meeting.bookingId && (await findBookingRow(tx, meeting.bookingId))
  if (!booking) return
  const hosts: BookedHost[] = []
  for (const host of await listHostsOfBooking(tx, booking.id)) {
    const { account: userId, meetingId: id } = host
    if (id && (await werePeopleNotified(tx, { id, userId }))) hosts.push(host)
  }
  const props = { ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }), hasEvents: true }
  await tellHosts(tx, { mail: { template: 'booking-link-notice', props }, hosts }, now)
}
