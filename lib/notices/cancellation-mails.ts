import type { Database } from '@/db/client'
import { deleteMails, lockUnsentMails, type UnsentMail } from '@/db/queries/outbox/outbox-meeting'
import type { BookingTemplate, CancellationMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import { ATTENDEES_BOOKING_MAILS, OFFER_MAIL, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { GUESTS_MAILS, inPlaceOf, toGuestMails } from './guest-mails'
import { enqueueForPeople, type ToPerson } from './peoples-mails'
import { isOneOf, isWaiting, takePlace } from './unsent-mails'

type Cancellation = {
  props: CancellationMailProps
  bookingId: string
  /** Null unless an import brought it. */
  imported: string | null
  /** The first mails about it were those of a request, whether or not it has been approved since. */
  wasRequest: boolean
  /** Guests who were to be invited. */
  invited: readonly string[]
  ownerId: string
  tellsOwner: boolean
  now: Date
}

/**
 * Queues the mails of a cancelled booking, inside its transaction. Only people who got a mail about the booking get one about
 * its end. No limit refuses it.
 */
export async function enqueueCancellation(tx: Database, cancellation: Cancellation): Promise<void> {
  const { props, bookingId, wasRequest, invited: guests, ownerId, tellsOwner, now } = cancellation
  const { meetingId } = props
  const templates = [...ATTENDEES_BOOKING_MAILS, OFFER_MAIL, ...OWNERS_BOOKING_MAILS, ...GUESTS_MAILS]
  const unsent = await lockUnsentMails(tx, meetingId, templates)
  const toOwner = unsent.filter(isOneOf(OWNERS_BOOKING_MAILS))
  const gathered = tellsOwner ? toOwner.find(({ heldFor }) => heldFor === 'hour') : undefined
  await deleteMails(
    tx,
    unsent.filter((mail) => mail !== gathered).map(({ id }) => id),
  )
  const toAttendee: ToPerson = {
    mail: { template: 'cancellation', props },
    ...takePlace(unsent.filter(isOneOf(ATTENDEES_BOOKING_MAILS)), now),
  }
  const { toPeople: toGuests } = inPlaceOf(
    unsent.filter(isOneOf(GUESTS_MAILS)),
    toGuestMails('meeting-cancellation', { bookingId, guests, props }),
    now,
  )
  const cause = props.cancelledBy === 'attendee' ? 'strangers' : 'own'
  await enqueueForPeople(
    tx,
    [...(isUntold(wasRequest ? 'booking-request' : 'booking-confirmation', unsent) ? [] : [toAttendee]), ...toGuests],
    { ownerId, meetingId, cause, imported: cancellation.imported },
    now,
  )
  if (!tellsOwner) return
  const mail = { template: 'cancellation-notice', props } as const
  if (gathered) {
    await enqueue(tx, { mail, ownerId, meetingId, dueAt: gathered.nextAttemptAt, heldFor: 'hour' }, now)
  } else if (!isUntold(wasRequest ? 'booking-request-notice' : 'booking-notice', unsent)) {
    await enqueue(tx, { mail, ownerId, meetingId, ...takePlace(toOwner, now).due }, now)
  }
}

/** True for somebody whose first mail about the booking has not left. */
function isUntold(firstMail: BookingTemplate, unsent: readonly UnsentMail[]): boolean {
  return unsent.some((mail) => mail.template === firstMail && isWaiting(mail))
}
