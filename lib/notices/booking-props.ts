import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { BookingMailProps } from '@/lib/mail/templates'
import { organizerAddress } from '@/lib/platform/mail-from'
import { decideUrls, manageUrl } from '@/lib/platform/tokens'
import { passwordBeside, readMeetLink } from '@/lib/shared/calendars/join-url'
import { locationText } from '@/lib/shared/calendars/location'
import { MAX_IN_MAIL } from '@/lib/shared/mail'
import { shorten } from '@/lib/shared/text/shorten'

type Meeting = Pick<MeetingRow, 'id' | 'title' | 'description' | 'location' | 'locationData' | 'icalUid'>

type Policy = NonNullable<BookingMailProps['policy']>

/** The limits on changes by the attendee; nothing for a booking that can be changed at will until its start. */
export function policyProps({ cancelNotice, moveNotice, maxMoves, moves }: Policy): Pick<BookingMailProps, 'policy'> {
  const isOpen = cancelNotice === 0 && moveNotice === 0 && maxMoves === null
  return isOpen ? {} : { policy: { cancelNotice, moveNotice, maxMoves, moves } }
}

/** Whom its people meet, and to whom they reply: the first person. Nothing for a booking without hosts. */
export function hostProps(
  hosts: readonly { name: string; email: string | null }[] | null,
): Pick<BookingMailProps, 'hosts' | 'organizer'> {
  if (!hosts || hosts.length === 0) return {}
  const organizer = hosts.find(({ email }) => email !== null)
  return {
    hosts: hosts.map(({ name }) => name),
    ...(organizer?.email && { organizer: { name: organizer.name, email: organizer.email } }),
  }
}

/** The facts of a booking that is already stored, for its mails. */
export function toBookingProps(
  booking: BookingRow,
  meeting: Meeting,
  { sequence, now }: { sequence: number; now: Date },
): BookingMailProps {
  const joinUrl = booking.status === 'confirmed' ? (readMeetLink(meeting.locationData.meetLink)?.href ?? null) : null
  return {
    meetingId: meeting.id,
    title: meeting.title,
    startTime: booking.startTime.toISOString(),
    endTime: booking.endTime.toISOString(),
    ownerName: booking.ownerName,
    ownerEmail: organizerAddress(booking.ownerEmail),
    ownerTimezone: booking.timezone ?? booking.ownerTimezone ?? 'UTC',
    attendeeName: booking.attendeeName,
    attendeeEmail: booking.attendeeEmail,
    ...(booking.guests.length > 0 && { guests: booking.guests }),
    ...hostProps(booking.hosts),
    attendeeTimezone: booking.attendeeTimezone,
    attendeeTimeFormat: booking.attendeeTimeFormat,
    ...(meeting.description && { description: shorten(meeting.description, MAX_IN_MAIL) }),
    location: locationText(meeting.location, meeting.locationData.customLocation ?? null),
    joinUrl,
    ...(joinUrl && { password: passwordBeside(joinUrl, meeting.locationData.password) }),
    manageUrl: manageUrl(booking.id),
    ...policyProps(booking),
    ...(booking.status === 'pending' &&
      booking.expiresAt && {
        request: { expiresAt: booking.expiresAt.toISOString(), ...decideUrls(booking.id) },
      }),
    ...(meeting.icalUid && { icalUid: meeting.icalUid }),
    sequence,
    stamp: now.toISOString(),
  }
}
