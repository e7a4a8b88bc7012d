import { z } from 'zod'
import { bookingStatus, historyEntryAnswer } from '@/lib/shared/api-shapes'
import { count, emailText, id, isoInstant, minuteCount, words } from '@/lib/shared/text/api-shapes'

export const moveRequestAnswer = z.object({
  startTime: isoInstant(),
  endTime: isoInstant(),
  expiresAt: isoInstant('Until then its owner can decide.'),
})

export const bookingAnswer = z
  .object({
    id: id(),
    startTime: isoInstant(),
    endTime: isoInstant(),
    attendeeName: words('Who booked.', 'Vera Rubin'),
    attendeeEmail: emailText(),
    manageUrl: words('The attendee’s page, where they move and cancel.', 'https://slots.example.com/b/…'),
    status: bookingStatus,
    expiresAt: isoInstant('Until then its owner can decide; absent unless it is pending.').optional(),
    duration: minuteCount('In minutes.'),
    guests: z.array(z.string()).describe('Email addresses of the people the attendee brings.'),
    noShow: z.boolean(),
    moves: count('Moves of all kinds.'),
    changeableUntil: z
      .object({ cancel: isoInstant(), move: isoInstant() })
      .describe('The last instants at which its attendee can cancel and move it.'),
    moveRequest: moveRequestAnswer
      .nullable()
      .describe(
        'The time to which its attendee asks to move it; it is held until its owner decides. Null without one.',
      ),
    hosts: z
      .array(
        z.object({ name: words('', 'Ada Lovelace'), kind: z.enum(['person', 'room']), group: words('', 'Therapists') }),
      )
      .optional()
      .describe('Of a team’s booking: whom its people meet, and where.'),
    history: z.array(historyEntryAnswer).describe('Oldest first.'),
  })
  .meta({ id: 'Booking', description: 'A visitor’s booking of one slot.' })
