import type { Database } from '@/db/client'
import { deleteMails, lockUnsentMails, type UnsentMail, wereMailsBegun } from '@/db/queries/outbox/outbox-meeting'
import type { BookingTemplate, CancellationMailProps } from '@/lib/mail/templates'
import { enqueue } from '@/lib/outbox/enqueue'
import type { Due } from '@/lib/outbox/mail-limits'
import { ATTENDEES_BOOKING_MAILS, OFFER_MAIL, OWNERS_BOOKING_MAILS } from '@/lib/shared/outbox'
import { GUESTS_MAILS, inPlaceOf, toGuestMails } from './guest-mails'
import { FIRST_NOTICES } from './move-notices'
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
  await deleteMails(
    tx,
    unsent.filter((mail) => !(tellsOwner && isGathered(mail))).map(({ id }) => id),
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
  const due = await dueOfNotice(tx, unsent, { userId: ownerId, meetingId }, now)
  if (due) await enqueue(tx, { mail: { template: 'cancellation-notice', props }, ownerId, meetingId, ...due }, now)
}

type Reader = { userId: string; meetingId: string }

const isGathered = ({ heldFor }: UnsentMail) => heldFor === 'hour'

/** When the notice of a cancellation to one host is due. Null for a host who has not been told of the booking. */
export async function takePlaceOfNotices(tx: Database, reader: Reader, now: Date) {
  const unsent = await lockUnsentMails(tx, reader.meetingId, OWNERS_BOOKING_MAILS)
  await deleteMails(
    tx,
    unsent.filter((mail) => !isGathered(mail)).map(({ id }) => id),
  )
  return dueOfNotice(tx, unsent, reader, now)
}

/** The same where the mails that have not left are dropped already, but for those that are gathered: these tell of both. */
async function dueOfNotice(
  tx: Database,
  unsent: readonly UnsentMail[],
  { userId, meetingId }: Reader,
  now: Date,
): Promise<Due | { dueAt: Date; heldFor: 'hour' } | null> {
  const own = unsent.filter(isOneOf(OWNERS_BOOKING_MAILS))
  const gathered = own.find(isGathered)
  if (gathered) return { dueAt: gathered.nextAttemptAt, heldFor: 'hour' }
  const isWaitingForFirst = own.some((mail) => isWaiting(mail) && isOneOf(FIRST_NOTICES)(mail))
  const isUntoldReader =
    isWaitingForFirst && !(await wereMailsBegun(tx, { userId, meetingId, templates: [...FIRST_NOTICES] }))
  return isUntoldReader ? null : takePlace(own, now).due
}

/** True for somebody whose first mail about the booking has not left. */
function isUntold(firstMail: BookingTemplate, unsent: readonly UnsentMail[]): boolean {
  return unsent.some((mail) => mail.template === firstMail && isWaiting(mail))
}
