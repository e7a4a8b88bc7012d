import { type Database, database } from '@/db/client'
import { newId } from '@/db/new-id'
import type { OwnerId } from '@/db/owner-id'
import type { BookingStateRow } from '@/db/queries/meetings/booking-states'
import { countMeetings, listMeetings } from '@/db/queries/meetings/meeting-lists'
import {
  createMeeting,
  deletePlatformMeeting,
  findMeeting,
  type MeetingRow,
  updatePlatformMeeting,
} from '@/db/queries/meetings/meetings'
import { reviveFailedMails } from '@/db/queries/outbox/outbox-meeting'
import { findWaitingPeople } from '@/db/queries/outbox/waiting-people'
import { toMoveRequest } from '@/lib/bookings/booking'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { requireVideo } from '@/lib/calendars/connecting/require-video'
import { enqueueMeetingMails } from '@/lib/notices/meeting-mails'
import { wakeOutbox } from '@/lib/outbox/wake'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { once } from '@/lib/request/once'
import { AppError } from '@/lib/shared/errors'
import { writePlace } from '../list-place'
import type {
  BookingState,
  CreateMeetingInput,
  Meeting,
  MeetingEvent,
  MeetingFilter,
  MeetingPage,
  OwnMeeting,
  UpdateMeetingInput,
} from '../schema'
import { chooseCalendars, enqueueMeetingEvents, listMeetingEvents, withProvidersFacts } from './events'
import { toPlace } from './meeting-place'

const PAGE_SIZE = 50

export async function listMeetingPage(owner: OwnerId, query: MeetingFilter, now: Date): Promise<MeetingPage> {
  const { page, after, limit = PAGE_SIZE, ...filter } = query
  const size = after ? limit : PAGE_SIZE
  // One more than the page shows whether another page follows.
  const window = { limit: size + 1, ...(after ? { after } : { offset: (page - 1) * size }) }
  const [listed, total] = await Promise.all([
    listMeetings(database(), owner, filter, window),
    after ? null : countMeetings(database(), owner, filter),
  ])
  const rows = listed.slice(0, size)
  const last = listed.length > size ? rows.at(-1) : undefined
  const events = await listMeetingEvents(owner, rows, now)
  const meetings = rows.map(({ undeliveredMails, hasAnswers, booking, ...row }) => ({
    ...toMeeting(row),
    undeliveredMails,
    ...(booking && { booking: toBookingState(booking) }),
    ...(booking?.hosts && { hosts: booking.hosts }),
    ...(booking?.team && { team: booking.team }),
    ...(hasAnswers && { hasAnswers }),
    ...withEvents(events.get(row.id)),
  }))
  return { meetings, nextPage: last && !after ? page + 1 : null, ...(last && { nextAfter: writePlace(last) }), total }
}

export async function getMeeting(owner: OwnerId, id: string, now: Date): Promise<OwnMeeting> {
  const row = found(await findMeeting(database(), owner, id))
  const events = await listMeetingEvents(owner, [row], now)
  return { ...toMeeting(row), ...withEvents(events.get(id)) }
}

export async function createPlatformMeeting(owner: OwnerId, input: CreateMeetingInput, now: Date): Promise<Meeting> {
  const { notifyAttendees, defaultCalendars, ...sent } = input
  await requireVideo(owner, sent)
  const id = newId()
  const fields = { ...sent, id, locationData: toPlace({ id, before: null }, sent) }
  const targetCalendars = await chooseCalendars(owner, defaultCalendars)
  const save = async (tx: Database) => {
    const created = await createMeeting(tx, owner, { ...fields, targetCalendars, primarySource: 'platform' })
    if (notifyAttendees) await enqueueMeetingMails(tx, owner, { invited: created.attendees, meeting: created }, now)
    return { row: created, events: await enqueueMeetingEvents(tx, [created], notifyAttendees, now) }
  }
  const { row, events } = await withOutbox(
    (tx) =>
      once(
        tx,
        () => save(tx),
        ({ row }) => toMeeting(row),
      ),
    {
      wakesEvents: false,
    },
  )
  return events ? toMeeting(await withProvidersFacts(row, events)) : toMeeting(row)
}

/** Removed attendees get a cancellation, new ones an invitation, the others the change. */
export async function updateMeeting(
  owner: OwnerId,
  id: string,
  input: UpdateMeetingInput,
  now: Date,
): Promise<Meeting> {
  const before = await getOwnMeeting(owner, id)
  const { notifyAttendees, defaultCalendars, ...fields } = input
  if (fields.location !== before.location) await requireVideo(owner, fields)
  if (defaultCalendars) await requireOwnCalendars(owner, { defaultCalendars })
  const changes = {
    ...fields,
    locationData: toPlace({ id, before }, fields),
    ...(defaultCalendars && { targetCalendars: defaultCalendars }),
  }
  const save = async (tx: Database) => {
    const meeting = found(await updatePlatformMeeting(tx, owner, id, changes, now))
    if (notifyAttendees) {
      await enqueueMeetingMails(tx, owner, { ...compareAttendees(before.attendees, meeting.attendees), meeting }, now)
    }
    return { row: meeting, events: await enqueueMeetingEvents(tx, [meeting, before], notifyAttendees, now) }
  }
  const { row, events } = await withOutbox(save, { wakesEvents: false })
  return events ? toMeeting(await withProvidersFacts(row, events)) : toMeeting(row)
}

export async function deleteMeeting(owner: OwnerId, id: string, notifyAttendees: boolean, now: Date): Promise<void> {
  await getOwnMeeting(owner, id)
  await withOutbox(async (tx) => {
    const deleted = found(await deletePlatformMeeting(tx, owner, id))
    const meeting = { ...deleted, icalSequence: deleted.icalSequence + 1 }
    if (notifyAttendees) await enqueueMeetingMails(tx, owner, { removed: meeting.attendees, meeting }, now)
    await enqueueMeetingEvents(tx, [meeting], notifyAttendees, now)
  })
}

export async function findWaitingMails(owner: OwnerId, now: Date): Promise<{ people: number; until: string | null }> {
  const { people, until } = await findWaitingPeople(database(), owner, now)
  return { people, until: until?.toISOString() ?? null }
}

/** Retries the failed emails and events of this meeting. */
export async function retryMeetingMails(owner: OwnerId, id: string, now: Date): Promise<void> {
  const meeting = found(await findMeeting(database(), owner, id))
  await reviveFailedMails(database(), owner, id, now)
  wakeOutbox()
  const events = await enqueueMeetingEvents(database(), [meeting], meeting.bookingId !== null, now)
  if (events) await withProvidersFacts(meeting, events)
}

function toBookingState({ status, expiresAt, isNoShow, moveRequest }: BookingStateRow): BookingState {
  const isOpen = status === 'pending' && expiresAt
  return {
    status,
    ...(isOpen && { expiresAt: expiresAt.toISOString() }),
    ...(moveRequest && { moveRequest: toMoveRequest(moveRequest) }),
    noShow: isNoShow,
  }
}

function withEvents(calendarEvents: MeetingEvent[] | undefined): Pick<OwnMeeting, 'calendarEvents'> {
  return calendarEvents?.length ? { calendarEvents } : {}
}

/** Finds a meeting that its owner created. Meetings of bookings and providers cannot be changed here. */
async function getOwnMeeting(owner: OwnerId, id: string): Promise<MeetingRow> {
  const meeting = found(await findMeeting(database(), owner, id))
  if (meeting.primarySource !== 'platform') {
    throw new AppError('not_your_meeting')
  }
  return meeting
}

function compareAttendees(before: string[], after: string[]) {
  return {
    invited: after.filter((attendee) => !before.includes(attendee)),
    updated: after.filter((attendee) => before.includes(attendee)),
    removed: before.filter((attendee) => !after.includes(attendee)),
  }
}

function found<T>(meeting: T | null): T {
  if (!meeting) throw new AppError('meeting_not_found')
  return meeting
}

export function toMeeting(row: MeetingRow & { attendeeName?: string | null }): Meeting {
  const { icalUid: _, ...locationData } = row.locationData
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    location: row.location,
    locationData,
    attendees: row.attendees,
    ...(row.attendeeName && { attendeeName: row.attendeeName }),
    primarySource: row.primarySource,
    source: row.primarySource,
    status: row.status,
    ...(row.targetCalendars.length > 0 && { targetCalendars: row.targetCalendars }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
