import { database } from '@/db/client'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { markPersonKnown } from '@/db/queries/people/imported-people'
import { mailboxKey } from '@/lib/outbox/mail-limits'
import { readMailMark } from '@/lib/platform/tokens'

/** Notes that somebody whom an import brought has opened a link of a mail: from then on they know its owner. */
export async function noteOpenedFromMail(mark: unknown, now: Date): Promise<void> {
  const from = typeof mark === 'string' ? readMailMark(mark) : null
  const booking = from && (await findBookingRow(database(), from.id))
  const address = booking && [booking.attendeeEmail, ...booking.guests].find(from.isOf)
  if (address) await markPersonKnown(database(), booking.userId, mailboxKey(address), now)
}
