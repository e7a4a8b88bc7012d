import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { MeetingMailProps } from '@/lib/mail/templates'
import { organizerAddress } from '@/lib/platform/mail-from'
import { passwordBeside, readMeetLink } from '@/lib/shared/calendars/join-url'
import { locationText } from '@/lib/shared/calendars/location'
import { emailAddress } from '@/lib/shared/text/email-address'

const address = emailAddress('')

type Meeting = Pick<
  MeetingRow,
  | 'id'
  | 'title'
  | 'description'
  | 'startTime'
  | 'endTime'
  | 'location'
  | 'locationData'
  | 'attendees'
  | 'icalUid'
  | 'icalSequence'
>

/** Attendees with an email address; others are names. */
export function listAddresses(attendees: readonly string[]): string[] {
  return attendees.filter((entry) => address.safeParse(entry).success)
}

export function toMeetingProps(
  meeting: Meeting,
  organizer: { name: string; email: string | null; timezone: string },
  now: Date,
): Omit<MeetingMailProps, 'recipient'> {
  const joinUrl = readMeetLink(meeting.locationData.meetLink)?.href ?? null
  return {
    meetingId: meeting.id,
    title: meeting.title,
    description: meeting.description,
    startTime: meeting.startTime.toISOString(),
    endTime: meeting.endTime.toISOString(),
    ownerName: organizer.name,
    ownerEmail: organizerAddress(organizer.email),
    ownerTimezone: organizer.timezone,
    location: locationText(meeting.location, meeting.locationData.customLocation ?? null),
    joinUrl,
    password: passwordBeside(joinUrl, meeting.locationData.password),
    attendees: meeting.attendees,
    ...(meeting.icalUid && { icalUid: meeting.icalUid }),
    sequence: meeting.icalSequence,
    stamp: now.toISOString(),
  }
}
