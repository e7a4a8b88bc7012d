import type { Database } from '@/db/client'
import { countLateStrangers } from '@/db/queries/outbox/mail-counts'
import { deleteMails, lockUnsentMails, type UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import type { BookingTemplate, CancellationMailProps } from '@/lib/mail/templates'
import { ownerBudget } from '@/lib/outbox/budgets'
import { enqueue } from '@/lib/outbox/enqueue'
import { whenRecipientMay } from '@/lib/outbox/mail-limits'
import { ATTENDEES_BOOKING_MAILS, type HeldFor, OWNERS_BOOKING_MAILS } from '@/lib/vocabulary/outbox'

const isToOwner = (template: string) => OWNERS_BOOKING_MAILS.some((one) => one === template)
/** Delays the cancellation of a mail that is being sent, so that it arrives second. */
export const LEAVING_MS = 10_000

/** `wasRequest`: the first mails about it were those of a request, whether or not it has been approved since. */
type Cancellation = { props: CancellationMailProps; wasRequest: boolean; ownerId: string; now: Date }
/** Without `dueAt`: like any mail of its meeting. */
type Due = { dueAt?: Date; heldFor?: HeldFor }

/**
 * Queues the mails of a cancelled booking, inside its transaction. Only people who got a mail about the booking get one about
 * its end. No limit refuses it: above `LIMIT_MAILS_RECIPIENT` a mail to an attendee waits for the next free window.
 */
export async function enqueueCancellation(tx: Database, cancellation: Cancellation): Promise<void> {
  const { props, wasRequest, ownerId, now } = cancellation
  const unsent = await lockUnsentMails(tx, props.meetingId, [...ATTENDEES_BOOKING_MAILS, ...OWNERS_BOOKING_MAILS])
  const gathered = unsent.find(({ heldFor, template }) => heldFor === 'hour' && isToOwner(template))
  await deleteMails(
    tx,
    unsent.filter((mail) => mail !== gathered).map(({ id }) => id),
  )
  const mail = { ownerId, meetingId: props.meetingId }
  const toAttendee = await whenToTellAttendee(tx, unsent, cancellation)
  if (toAttendee) await enqueue(tx, { mail: { template: 'cancellation', props }, ...mail, ...toAttendee }, now)
  const toOwner = gathered
    ? { dueAt: gathered.nextAttemptAt, heldFor: 'hour' as const }
    : whenToTell(wasRequest ? 'booking-request-notice' : 'booking-notice', unsent, now)
  if (toOwner) await enqueue(tx, { mail: { template: 'cancellation-notice', props }, ...mail, ...toOwner }, now)
}

async function whenToTellAttendee(
  tx: Database,
  unsent: UnsentMail[],
  { props, wasRequest, ownerId, now }: Cancellation,
): Promise<Due | null> {
  const due = whenToTell(wasRequest ? 'booking-request' : 'booking-confirmation', unsent, now)
  if (!due || props.cancelledBy === 'owner') return due
  const whenItFits = await whenRecipientMay(tx, props.attendeeEmail, now)
  const budget = ownerBudget()
  if (budget) await countLateStrangers(tx, ownerId, budget, now)
  return { ...due, ...whenItFits }
}

/** Null for somebody who got no mail about the booking. */
function whenToTell(firstMail: BookingTemplate, unsent: UnsentMail[], now: Date): Due | null {
  const first = unsent.find(({ template }) => template === firstMail)
  if (first?.state === 'waiting') return null
  return first?.state === 'leaving' ? { dueAt: new Date(now.getTime() + LEAVING_MS) } : {}
}
