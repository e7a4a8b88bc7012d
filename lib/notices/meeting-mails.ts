import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOrganizer } from '@/db/queries/accounts/users'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { MeetingTemplate } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireOwnBudget } from '@/lib/outbox/mail-limits'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { listAddresses, toMeetingProps } from './meeting-props'

type Recipients = { invited?: string[]; updated?: string[]; removed?: string[]; meeting: MeetingRow }

/** One mail for each attendee with an address; others are names. Inside the transaction; a 409 if the owner's budget is used up. */
export async function enqueueMeetingMails(
  tx: Database,
  owner: OwnerId,
  { invited = [], updated = [], removed = [], meeting }: Recipients,
  now: Date,
): Promise<void> {
  const organizer = await findOrganizer(tx, owner)
  const hasEvents = mayHaveEvents(meeting)
  await requireOwnBudget(tx, owner, listAddresses([...invited, ...updated, ...removed]).length, now)
  const send = async (template: Exclude<MeetingTemplate, 'meeting-link'>, recipients: string[]) => {
    for (const recipient of listAddresses(recipients)) {
      const props = { ...toMeetingProps(meeting, organizer, now), recipient, ...(hasEvents && { hasEvents }) }
      await enqueue(tx, { mail: { template, props }, ownerId: owner, meetingId: meeting.id }, now)
    }
  }
  await send('meeting-invitation', invited)
  await send('meeting-update', updated)
  await send('meeting-cancellation', removed)
}
