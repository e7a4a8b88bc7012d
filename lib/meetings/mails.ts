import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import type { MeetingRow } from '@/db/queries/meetings'
import { findOrganizer } from '@/db/queries/users'
import { locationText } from '@/lib/booking/location'
import { emailAddress } from '@/lib/email-address'
import type { MeetingTemplate } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'

type Recipients = { invited?: string[]; updated?: string[]; removed?: string[]; meeting: MeetingRow }

const address = emailAddress('')

/** One mail for each attendee that is an address; others are names, which nobody can write to. Inside the transaction. */
export async function enqueueMeetingMails(
  tx: Database,
  owner: OwnerId,
  { invited = [], updated = [], removed = [], meeting }: Recipients,
  now: Date,
): Promise<void> {
  const organizer = await findOrganizer(tx, owner)
  const send = async (template: MeetingTemplate, recipients: string[]) => {
    for (const recipient of recipients.filter((entry) => address.safeParse(entry).success)) {
      const props = { ...toProps(meeting, organizer, now), recipient }
      await enqueue(tx, { mail: { template, props }, ownerId: owner, meetingId: meeting.id }, now)
    }
  }
  await send('meeting-invitation', invited)
  await send('meeting-update', updated)
  await send('meeting-cancellation', removed)
}

function toProps(meeting: MeetingRow, organizer: { name: string; email: string; timezone: string }, now: Date) {
  return {
    meetingId: meeting.id,
    title: meeting.title,
    description: meeting.description,
    startTime: meeting.startTime.toISOString(),
    endTime: meeting.endTime.toISOString(),
    ownerName: organizer.name,
    ownerEmail: organizer.email,
    ownerTimezone: organizer.timezone,
    location: locationText(meeting.location, meeting.locationData.customLocation ?? null),
    joinUrl: meeting.locationData.meetLink ?? null,
    attendees: meeting.attendees,
    sequence: meeting.icalSequence,
    stamp: now.toISOString(),
  }
}
