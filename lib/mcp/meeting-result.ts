import { z } from 'zod'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { bookingStatus } from '@/lib/shared/api-shapes'
import { id, isoInstant, minuteCount, words, zoneName } from '@/lib/shared/text/api-shapes'
import { INSTANT_EXAMPLE } from './arguments'
import { untrusted } from './untrusted'
import { inZone } from './zoned'

/** A booking after it was made or moved. */
export const bookingResult = z.object({
  meetingId: id('For move_booking and cancel_booking.'),
  bookingId: id(),
  status: bookingStatus,
  startTime: words('', INSTANT_EXAMPLE),
  endTime: words('', INSTANT_EXAMPLE),
  timezone: zoneName('The zone of the times.'),
  duration: minuteCount('In minutes.'),
  expiresAt: isoInstant('Until then the owner can approve it; absent unless it is pending.').optional(),
  untrusted: untrusted({
    attendeeName: z.string(),
    attendeeEmail: z.string(),
    guests: z.array(z.string()),
  }),
})

export function toBookingResult({ booking, meeting }: BothInApi, timezone: string): z.input<typeof bookingResult> {
  const { attendeeName, attendeeEmail, guests, status, duration, expiresAt } = booking
  return {
    meetingId: meeting.id,
    bookingId: booking.id,
    status,
    startTime: inZone(booking.startTime, timezone),
    endTime: inZone(booking.endTime, timezone),
    timezone,
    duration,
    ...(expiresAt && { expiresAt }),
    untrusted: { attendeeName, attendeeEmail, guests },
  }
}
