import { type Database, database } from '@/db/client'
import { isExclusionViolation } from '@/db/errors'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import {
  type EventNames,
  listWrittenEvents,
  moveMeeting,
  settleWritten,
  type WrittenEvent,
} from '@/db/queries/calendars/calendar-changes'
import { type EventRow, NO_EDIT } from '@/db/queries/calendars/calendar-events'
import { findMainEvent } from '@/db/queries/calendars/meeting-events'
import { lockBooking } from '@/db/queries/meetings/bookings'
import { isHosted } from '@/db/queries/meetings/hosts'
import { moveBooking } from '@/db/queries/meetings/move-booking'
import { holdPageOfBooking } from '@/db/queries/pages/booking-counts'
import { moveCounts } from '@/lib/bookings/booking-counts'
import { dropHeldTime } from '@/lib/bookings/held-time'
import { movedStep } from '@/lib/bookings/history'
import { enqueueMoved, enqueueQuestion } from '@/lib/notices/change-mails'
import { dropMoveRequestMails } from '@/lib/notices/request-mails'
import { replanTimedMails } from '@/lib/notices/timed-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { enqueueBookingEvent } from '@/lib/webhooks/server/booking-events'
import type { OpenConnection } from '../accounts/open-accounts'
import { toRef } from '../events/sync-event'
import type { ChangePage } from '../providers/provider'
import { PASSING_FOR_READERS, ProviderError } from '../providers/provider-error'
import { providerOf } from '../providers/registry'
import { detectOwnerEdit, finderOf, type OwnerEdit } from './detect-owner-edit'
import { toStorableText } from './imported-meeting'

type Feed = { integrationId: string; calendarId: string }
type Seen = ChangePage['events'][number]
/** A read of a calendar that began at `begunAt`: all events of the window, or those that changed. */
export type CalendarReading = {
  events: Seen[]
  window: { from: number; to: number }
  isWhole: boolean
  begunAt: number
}
type Opened = Pick<OpenConnection, 'provider' | 'connection'>

type EditColumns = Pick<EventRow, 'ownerEdit' | 'ownerEditStart' | 'ownerEditEnd'>

class ChangedMeanwhile extends Error {}

/**
 * Reconciles meetings with what their owner did to our events in a calendar. A meeting moves with its event. If it cannot, or
 * if the event was deleted, the owner decides; nothing else happens by itself.
 */
export async function followOwnerEdits(feed: Feed, reading: CalendarReading, opened: Opened, now: Date): Promise<void> {
  const all = await listWritten(feed, reading, now)
  const find = finderOf(all.length > 0 ? reading.events : [])
  for (const written of all) {
    const { row, meeting } = written
    const seen = find(row)
    // Skip: we wrote the event during this read, so their order is unknown; or it has become recurring.
    if (row.updatedAt.getTime() >= reading.begunAt || seen === 'several') continue
    const isKnown = seen !== null && !seen.isCancelled && seen.id === row.externalId
    const there = isKnown ? seen : await lookAgain(opened, row, seen)
    if (there === 'unclear') continue
    const times = { start: meeting.startTime.getTime(), end: meeting.endTime.getTime() }
    const current = !isKnown && there ? await noteAddress(written, there.id, now) : written
    if (current) await follow(current, detectOwnerEdit(times, there), now)
  }
}

/**
 * Asks for an event by its id. A missing one may lie outside the window, in another calendar, or be unreadable; one with a new id
 * may have come back from another calendar. Throws transient errors, so that the calendar is read again.
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

/** Stores the id under which the event is found now. Null when the row changed since it was read. */
async function noteAddress(written: WrittenEvent, externalId: string, now: Date): Promise<WrittenEvent | null> {
  const { row } = written
  if (externalId === row.externalId) return written
  const isNoted = await settleWritten(database(), row, { externalId }, now)
  return isNoted ? { ...written, row: { ...row, externalId, updatedAt: now } } : null
}

/** Our events among those that were read; after reading a whole window, also those that are missing there. */
function listWritten(feed: Feed, { events, window, isWhole }: CalendarReading, now: Date): Promise<WrittenEvent[]> {
  const range = { from: new Date(window.from), to: new Date(window.to) }
  return listWrittenEvents(database(), feed, isWhole ? range : namesOf(events), now)
}

function namesOf(events: Seen[]): EventNames {
  return {
    externalIds: events.map(({ id }) => toStorableText(id)),
    icalUids: events.flatMap((event) => ('icalUid' in event && event.icalUid ? toStorableText(event.icalUid) : [])),
  }
}

async function follow(written: WrittenEvent, edit: OwnerEdit, now: Date): Promise<void> {
  const { row } = written
  if (edit.kind === 'deleted') return ask(written, { ...NO_EDIT, ownerEdit: 'deleted' }, now)
  if (edit.kind === 'none') {
    const isSettled = row.state === 'made' && row.ownerEdit === null
    if (!isSettled) await settleWritten(database(), row, { state: 'made', error: null, ...NO_EDIT }, now)
    return
  }
  const times = { startTime: new Date(edit.start), endTime: new Date(edit.end) }
  if (row.ownerEdit === 'kept' && hasTimes(row, edit)) return
  if (!edit.isWholeDays && (await move(written, times, now))) return
  await ask(written, { ownerEdit: 'moved', ownerEditStart: times.startTime, ownerEditEnd: times.endTime }, now)
}

function hasTimes(row: EditColumns, { start, end }: { start: number; end: number }): boolean {
  return row.ownerEditStart?.getTime() === start && row.ownerEditEnd?.getTime() === end
}

/** Moves meeting and booking to the event's times. False when another booking is in the way. */
async function move(
  { row, meeting: before }: WrittenEvent,
  times: { startTime: Date; endTime: Date },
  now: Date,
): Promise<boolean> {
  // The diaries of other hosts are not in this calendar.
  if (before.bookingId && (await isHosted(database(), before.bookingId))) return false
  try {
    await withOutbox(async (tx) => {
      // As any move of a booking: see lib/meetings/server/booking/move.ts.
      if (before.bookingId) await lockOwner(tx, before.userId)
      const page = before.bookingId && (await holdPageOfBooking(tx, before.bookingId))
      const booking = before.bookingId && (await lockBooking(tx, before.bookingId))
      const meeting = await moveMeeting(tx, before, times, now)
      if (!meeting) throw new ChangedMeanwhile()
      if (booking) {
        if (page) await moveCounts(tx, page.id, { from: before.startTime, to: times.startTime })
        const hostless = { id: booking.id, assignment: null }
        if (await dropHeldTime(tx, booking.id, page || null))
          await dropMoveRequestMails(tx, { booking: hostless, meeting })
        await moveBooking(tx, booking, times, { step: movedStep('calendar', booking, times, { now }) })
        await replanTimedMails(tx, { ...booking, ...times }, { ownerId: meeting.userId, meetingId: meeting.id }, now)
        await enqueueBookingEvent(tx, 'booking.moved', { ownerId: meeting.userId, bookingId: booking.id }, now)
      }
      const isWritten = { ...NO_EDIT, state: 'made', error: null, writtenSequence: meeting.icalSequence } as const
      if (!(await settleWritten(tx, row, isWritten, now))) throw new ChangedMeanwhile()
      if (!(await isProviderInviting(tx, meeting.id))) await enqueueMoved(tx, meeting, before, now)
      await enqueueEvents(tx, { ownerId: meeting.userId, meetingId: meeting.id, notifies: true }, now)
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return true
    if (isExclusionViolation(error)) return false
    throw error
  }
  return true
}

/** Providers that invite notify attendees of a move themselves, so we do not. */
async function isProviderInviting(tx: Database, meetingId: string): Promise<boolean> {
  const main = await findMainEvent(tx, meetingId)
  return main !== null && main.state !== 'cancelled' && providerOf(main.type).can.invites === 'provider'
}

/** Leaves the decision to the owner, on /meetings, and writes to them once. */
async function ask({ row, type, meeting }: WrittenEvent, edit: EditColumns, now: Date): Promise<void> {
  if (isSameEdit(row, edit)) return
  await withOutbox(async (tx) => {
    const isSettled = await settleWritten(tx, row, { state: 'failed', error: null, ...edit }, now)
    if (!isSettled || row.state === 'failed') return
    const change = edit.ownerEdit === 'deleted' ? 'deleted' : 'moved'
    await enqueueQuestion(tx, { meetingId: meeting.id, userId: meeting.userId, type, change }, now)
  })
}

function isSameEdit(row: EditColumns, { ownerEdit, ownerEditStart: start, ownerEditEnd: end }: EditColumns): boolean {
  if (row.ownerEdit !== ownerEdit) return false
  return !start || !end || hasTimes(row, { start: start.getTime(), end: end.getTime() })
}
