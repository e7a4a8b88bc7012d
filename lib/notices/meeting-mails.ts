import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOrganizer } from '@/db/queries/accounts/users'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { MeetingTemplate } from '@/lib/mail/templates'
import { requireOwnBudget } from '@/lib/outbox/mail-limits'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { enqueueInPlace, type MeetingMail } from './guest-mails'
import { listAddresses, toMeetingProps } from './meeting-props'

type Recipients = { invited?: string[]; updated?: string[]; removed?: string[]; meeting: MeetingRow }

/**
 * One mail for each attendee with an address; others are names. Inside the transaction; a 409 if the owner's budget is used up. Above the
 * limit of a mailbox the mail waits, and a later one takes its place.
 */
export async function enqueueMeetingMails(
  tx: Database,
  owner: OwnerId,
  { invited = [], updated = [], removed = [], meeting }: Recipients,
  now: Date,
): Promise<void> {
  const organizer = await findOrganizer(tx, owner)
  const hasEvents = mayHaveEvents(meeting)
  await requireOwnBudget(tx, owner, listAddresses([...invited, ...updated, ...removed]).length, now)
  const shared = { ...toMeetingProps(meeting, organizer, now), ...(hasEvents && { hasEvents }) }
  const mailsOf = (template: Exclude<MeetingTemplate, 'meeting-link'>, recipients: string[]) =>
    listAddresses(recipients).map((recipient): MeetingMail => ({ template, props: { ...shared, recipient } }))
  const mails = [
    ...mailsOf('meeting-invitation', invited),
    ...mailsOf('meeting-update', updated),
    ...mailsOf('meeting-cancellation', removed),
  ]
  await enqueueInPlace(tx, mails, { ownerId: owner, meetingId: meeting.id, cause: 'own', isBudgeted: true }, now)
}
