import type { Database } from '@/db/client'
import { countLateStrangers } from '@/db/queries/outbox/mail-counts'
import { deleteMails, lockUnsentMails, type UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import { listPayloads } from '@/db/queries/outbox/outbox-notices'
import type { BookingTemplate, CancellationMailProps } from '@/lib/mail/templates'
import { enqueue, toMail } from '@/lib/outbox/enqueue'
import { ownerBudget, whenRecipientMay } from '@/lib/outbox/mail-limits'
import { ATTENDEES_BOOKING_MAILS, type HeldFor, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'

import { enqueueGuestMails, GUESTS_MAILS } from './guest-mails'

const isToOwner = (template: string) => OWNERS_BOOKING_MAILS.some((one) => one === template)
/** Delays the cancellation of a mail that is being sent, so that it arrives second. */
export const LEAVING_MS = 10_000

type Cancellation = {
  props: CancellationMailProps
  bookingId: string
  /** The first mails about it were those of a request, whether or not it has been approved since. */
  wasRequest: boolean
  /** Guests who were to be invited. */
  invited: readonly string[]
  ownerId: string
  tellsOwner: boolean
  now: Date
}
/** Without `dueAt`: like any mail of its meeting. */
type Due = { dueAt?: Date; heldFor?: HeldFor }

/**
 * Queues the mails of a cancelled booking, inside its transaction. Only people who got a mail about the booking get one about
 * its end. No limit refuses it: above `LIMIT_MAILS_RECIPIENT` a mail to an attendee waits for the next free window.
 */
export async function enqueueCancellation(tx: Database, cancellation: Cancellation): Promise<void> {
  const { props, wasRequest, ownerId, tellsOwner, now } = cancellation
  const unsent = await lockUnsentMails(tx, props.meetingId, [...ATTENDEES_BOOKING_MAILS, ...OWNERS_BOOKING_MAILS])
  const isGathered = ({ heldFor, template }: UnsentMail) => heldFor === 'hour' && isToOwner(template)
  const gathered = tellsOwner ? unsent.find(isGathered) : undefined
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
  if (toOwner && tellsOwner)
    await enqueue(tx, { mail: { template: 'cancellation-notice', props }, ...mail, ...toOwner }, now)
  if (cancellation.invited.length > 0) await tellGuests(tx, cancellation)
}

/** Guests whose invitation has not left yet learn nothing; nobody gets a change of what is cancelled. */
async function tellGuests(tx: Database, { props, bookingId, invited, ownerId, now }: Cancellation) {
  const unsent = await lockUnsentMails(tx, props.meetingId, [...GUESTS_MAILS])
  const invitations = unsent.filter(({ template }) => template === 'meeting-invitation')
  const waiting = await listPayloads(
    tx,
    invitations.filter(({ state }) => state === 'waiting').map(({ id }) => id),
  )
  const untold = new Set(waiting.map((row) => (toMail(row).props as { recipient?: string }).recipient))
  await deleteMails(
    tx,
    unsent.map(({ id }) => id),
  )
  const isLeaving = invitations.some(({ state }) => state === 'leaving')
  await enqueueGuestMails(tx, {
    template: 'meeting-cancellation',
    bookingId,
    guests: invited.filter((guest) => !untold.has(guest)),
    props,
    ownerId,
    isStrangers: props.cancelledBy === 'attendee',
    ...(isLeaving && { due: { dueAt: new Date(now.getTime() + LEAVING_MS) } }),
    now,
  })
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
