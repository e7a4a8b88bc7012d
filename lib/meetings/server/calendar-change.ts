import { type Database, database } from '@/db/client'
import { listAskedEvents, settleWritten } from '@/db/queries/calendars/calendar-changes'
import { type EventRow, NO_EDIT } from '@/db/queries/calendars/calendar-events'
import { findMeeting, type MeetingRow } from '@/db/queries/meetings/meetings'
import type { Acting } from '@/lib/bookings/acting'
import { cancelMeeting } from '@/lib/meetings/server/booking/cancel'
import { werePeopleNotified } from '@/lib/notices/event-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { AppError } from '@/lib/shared/errors'
import type { CalendarChangeAction } from '../change-schemas'
import { enqueueMeetingEvents, withProvidersFacts } from './events'
import { deleteMeeting } from './service'

/** Carries out the owner's decision on an event that was deleted in their calendar, or moved to where the meeting cannot follow. */
export async function decideCalendarChange(
  acting: Acting,
  id: string,
  action: CalendarChangeAction,
  now: Date,
): Promise<void> {
  const { owner } = acting
  const meeting = await findMeeting(database(), owner, id)
  if (!meeting) throw new AppError('meeting_not_found')
  const asked = await listAskedEvents(database(), owner, id)
  if (asked.length === 0) throw new AppError('nothing_to_decide')
  if (action === 'keep') return keep(asked, now)
  if (action === 'restore') return restore(meeting, asked, now)
  if (meeting.bookingId) return void (await cancelMeeting(acting, id, null, now))
  await deleteMeeting(owner, id, await werePeopleNotified(database(), meeting), now)
}

/**
 * Keeps meeting and calendar as they are. A deleted event is no longer tracked; a moved one is, and is deleted when the
 * meeting is cancelled.
 */
async function keep(asked: EventRow[], now: Date): Promise<void> {
  for (const row of asked) {
    const decision =
      row.ownerEdit === 'moved'
        ? ({ state: 'made', ownerEdit: 'kept' } as const)
        : ({ state: 'cancelled', ...NO_EDIT } as const)
    await settleWritten(database(), row, { ...decision, error: null }, now)
  }
}

/** Writes the events again from the meeting, and notifies the attendees if they knew of it. */
async function restore(meeting: MeetingRow, asked: EventRow[], now: Date): Promise<void> {
  const write = async (tx: Database) => {
    for (const row of asked) {
      await settleWritten(tx, row, { ...NO_EDIT, state: 'made', error: null, writtenSequence: null }, now)
    }
    return enqueueMeetingEvents(tx, [meeting], await werePeopleNotified(tx, meeting), now)
  }
  const events = await withOutbox(write, { wakesEvents: false })
  if (events) await withProvidersFacts(meeting, events)
}
