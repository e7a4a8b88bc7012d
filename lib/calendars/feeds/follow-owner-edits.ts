import { type Database, database } from '@/db/client'
import { isExclusionViolation } from '@/db/errors'
import {
  DELETED_THERE,
  LEFT_THERE,
  listWrittenEvents,
  lockBooking,
  MOVED_THERE,
  moveBooking,
  moveMeeting,
  settleWritten,
  type WrittenEvent,
} from '@/db/queries/calendars/calendar-changes'
import { type EventRow, findMainEvent } from '@/db/queries/calendars/calendar-events'
import { retryTransaction } from '@/db/retry'
import { enqueueMoved, enqueueQuestion } from '@/lib/notices/change-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { wakeEvents, wakeOutbox } from '@/lib/outbox/wake'
import { BUFFER_MINUTES } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import type { OpenConnection } from '../accounts/open-accounts'
import { toRef } from '../events/sync-event'
import type { ChangePage } from '../providers/provider'
import { PASSING_FOR_READERS, ProviderError } from '../providers/provider-error'
import { findProvider } from '../providers/registry'
import { finderOf, type OwnChange, toOwnChange } from './detect-owner-edit'
import { clean } from './imported-meeting'

type Feed = { integrationId: string; calendarId: string }
type Seen = ChangePage['events'][number]
/** What was read of a calendar, from `begunAt` on: all of a window, or what changed. */
export type OwnReading = { events: Seen[]; window: { from: number; to: number }; isWhole: boolean; begunAt: number }
type Opened = Pick<OpenConnection, 'provider' | 'connection'>

class ChangedMeanwhile extends Error {}

/**
 * Follows what was done in a calendar to events that this product wrote. A meeting moves with its event; where it cannot,
 * and where its event was deleted, its owner is asked, and nothing happens by itself.
 */
export async function followOwnChanges(feed: Feed, reading: OwnReading, opened: Opened, now: Date): Promise<void> {
  const find = finderOf(reading.events)
  for (const written of await listWritten(feed, reading, now)) {
    const { row, meeting } = written
    const seen = find(row)
    // It was written while the calendar was read, so that nobody can tell which of the two is the older; or it repeats now.
    if (row.updatedAt.getTime() >= reading.begunAt || seen === 'several') continue
    const isKnown = seen !== null && !seen.isCancelled && seen.id === row.externalId
    const there = isKnown ? seen : await lookAgain(opened, row, seen)
    if (there === 'unclear') continue
    const times = { start: meeting.startTime.getTime(), end: meeting.endTime.getTime() }
    const current = !isKnown && there ? await noteAddress(written, there.id, now) : written
    if (current) await follow(current, toOwnChange(times, there), now)
  }
}

/**
 * What is missing in a calendar may be out of the window that is read, in another calendar, or unreadable; what has another
 * id than before may have come back from there. Throws what may pass: the calendar is then read again.
 */
async function lookAgain({ provider, connection }: Opened, row: EventRow, seen: Seen | null): Promise<Look> {
  if (!provider.look) return seen
  try {
    return await provider.look(connection, toRef(row))
  } catch (error) {
    const isPassing = !(error instanceof ProviderError) || PASSING_FOR_READERS.includes(error.kind)
    if (isPassing) throw error
    return 'unclear'
  }
}
type Look = Seen | 'unclear' | null

/** Where it is written to from now on. Null when somebody else had the row in hand. */
async function noteAddress(written: WrittenEvent, externalId: string, now: Date): Promise<WrittenEvent | null> {
  const { row } = written
  if (externalId === row.externalId) return written
  const isNoted = await settleWritten(database(), row, { externalId }, now)
  return isNoted ? { ...written, row: { ...row, externalId, updatedAt: now } } : null
}

/** Of a whole window those that are missing count as well. */
function listWritten(feed: Feed, { events, window, isWhole }: OwnReading, now: Date): Promise<WrittenEvent[]> {
  const names = {
    externalIds: events.map(({ id }) => clean(id)),
    icalUids: events.flatMap((event) => ('icalUid' in event && event.icalUid ? clean(event.icalUid) : [])),
  }
  const range = { from: new Date(window.from), to: new Date(window.to) }
  return listWrittenEvents(database(), feed, isWhole ? range : names, now)
}

async function follow(written: WrittenEvent, change: OwnChange, now: Date): Promise<void> {
  const { row } = written
  if (change.kind === 'deleted') return ask(written, DELETED_THERE, now)
  if (change.kind === 'as-written') {
    const isSettled = row.state === 'made' && !row.error?.startsWith(LEFT_THERE)
    if (!isSettled) await settleWritten(database(), row, { state: 'made', error: null }, now)
    return
  }
  const times = { startTime: new Date(change.start), endTime: new Date(change.end) }
  const inWords = `${times.startTime.toISOString()} ${times.endTime.toISOString()}`
  // Its owner was asked about these very times, and wants it so.
  if (row.error === `${LEFT_THERE} ${inWords}`) return
  if (!change.isWholeDays && (await move(written, times, now))) return
  await ask(written, `${MOVED_THERE} ${inWords}`, now)
}

/** False where another booking is in the way. */
async function move(
  { row, meeting: before }: WrittenEvent,
  times: { startTime: Date; endTime: Date },
  now: Date,
): Promise<boolean> {
  try {
    await retryTransaction(database(), async (tx) => {
      if (before.bookingId) await lockBooking(tx, before.bookingId)
      const meeting = await moveMeeting(tx, before, times, now)
      if (!meeting) throw new ChangedMeanwhile()
      const guardEnd = new Date(times.endTime.getTime() + BUFFER_MINUTES * MINUTE_MS)
      if (meeting.bookingId) await moveBooking(tx, meeting.bookingId, { ...times, guardEnd })
      const isWritten = { state: 'made', error: null, writtenSequence: meeting.icalSequence } as const
      if (!(await settleWritten(tx, row, isWritten, now))) throw new ChangedMeanwhile()
      if (!(await isProviderInviting(tx, meeting.id))) await enqueueMoved(tx, meeting, now)
      await enqueueEvents(tx, { ownerId: meeting.userId, meetingId: meeting.id, notifies: true }, now)
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return true
    if (isExclusionViolation(error)) return false
    throw error
  }
  wakeOutbox()
  wakeEvents()
  return true
}

/** Its own mails say when the meeting is now: it asked whoever moved the event, or gets to know by our writing to it. */
async function isProviderInviting(tx: Database, meetingId: string): Promise<boolean> {
  const main = await findMainEvent(tx, meetingId)
  return main !== null && main.state !== 'cancelled' && findProvider(main.type)?.can.invites === 'provider'
}

/** The owner decides on /meetings, and is written to once. */
async function ask({ row, type, meeting }: WrittenEvent, error: string, now: Date): Promise<void> {
  if (row.error === error) return
  const isNew = await retryTransaction(database(), async (tx) => {
    if (!(await settleWritten(tx, row, { state: 'failed', error }, now)) || row.state === 'failed') return false
    await enqueueQuestion(tx, { meetingId: meeting.id, userId: meeting.userId, type, error }, now)
    return true
  })
  if (isNew) wakeOutbox()
}
