import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { LEFT_THERE, listAskedEvents, MOVED_THERE, settleWritten } from '@/db/queries/calendars/calendar-changes'
import type { EventRow } from '@/db/queries/calendars/calendar-events'
import { findMeeting, type MeetingRow } from '@/db/queries/meetings/meetings'
import { cancelMeeting } from '@/lib/meetings/server/booking/cancel'
import { werePeopleTold } from '@/lib/notices/event-mails'
import { AppError } from '@/lib/vocabulary/errors'
import type { CalendarChangeAction } from '../schema'
import { enqueueMeetingEvents, withProvidersFacts } from './events'
import { deleteMeeting } from './service'

/** The owner's word on an event that was deleted in their calendar, or moved to where the meeting cannot follow. */
export async function decideCalendarChange(
  owner: OwnerId,
  id: string,
  action: CalendarChangeAction,
  now: Date,
): Promise<void> {
  const meeting = await findMeeting(database(), owner, id)
  if (!meeting) throw new AppError('not_found', 'Meeting not found')
  const asked = await listAskedEvents(database(), owner, id)
  if (asked.length === 0) throw new AppError('conflict', 'There is nothing to decide about this meeting.')
  if (action === 'keep') return leave(asked, now)
  if (action === 'restore') return restore(meeting, asked, now)
  if (meeting.bookingId) return void (await cancelMeeting(owner, id, null, now))
  await deleteMeeting(owner, id, await werePeopleTold(database(), meeting), now)
}

/**
 * The meeting stays as it is here, the calendar as it is there. An event that was deleted is not ours any more; one that
 * was moved still is, and goes when the meeting is off.
 */
async function leave(asked: EventRow[], now: Date): Promise<void> {
  for (const row of asked) {
    const isThere = row.error?.startsWith(MOVED_THERE)
    const error = isThere ? (row.error?.replace(MOVED_THERE, LEFT_THERE) ?? null) : null
    await settleWritten(database(), row, { state: isThere ? 'made' : 'cancelled', error }, now)
  }
}

/** Written again as the meeting stands here; whoever was told of the change hears of it. */
async function restore(meeting: MeetingRow, asked: EventRow[], now: Date): Promise<void> {
  const events = await database().transaction(async (tx) => {
    for (const row of asked) {
      await settleWritten(tx, row, { state: 'made', error: null, writtenSequence: null }, now)
    }
    return enqueueMeetingEvents(tx, [meeting], await werePeopleTold(tx, meeting), now)
  })
  if (events) await withProvidersFacts(meeting, events)
}
