import type { Database } from '@/db/client'
import type { BookingRow } from '@/db/queries/meetings/bookings'
import type { MeetingRow } from '@/db/queries/meetings/meetings'
import type { OfferMailProps } from '@/lib/mail/templates'
import { OFFER_MAIL } from '@/lib/shared/outbox'
import { toBookingProps } from './booking-props'
import { enqueueForPeople, importedOf } from './peoples-mails'

type Offered = {
  booking: BookingRow
  meeting: MeetingRow
  offer: OfferMailProps['offer']
  now: Date
}

/** Mails the attendee of a booking the times that they are offered. Inside the transaction that writes the offer. */
export async function enqueueOffer(tx: Database, { booking, meeting, offer, now }: Offered): Promise<void> {
  const props = { ...toBookingProps(booking, meeting, { sequence: meeting.icalSequence, now }), offer }
  await enqueueForPeople(
    tx,
    [{ mail: { template: OFFER_MAIL, props } }],
    {
      ownerId: meeting.userId,
      meetingId: meeting.id,
      cause: 'own',
      expiresAt: booking.startTime,
      imported: importedOf(booking),
    },
    now,
  )
}
