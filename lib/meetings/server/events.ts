import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings } from '@/db/queries/accounts/settings'
import { type ListedEvent, listEventsOfMeetings } from '@/db/queries/calendars/meeting-events'
import { findLocationData, type MeetingRow } from '@/db/queries/meetings/meetings'
import { requireOwnCalendars } from '@/lib/calendars/connecting/require-own-calendars'
import { deliverEventsWithin } from '@/lib/calendars/events/deliver-events'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { mayHaveEvents, providerOfLocation } from '@/lib/shared/calendars/location-provider'
import type { MeetingEvent } from '../schema'

/** Longest wait of an owner who saves a meeting for the first sync of its events. */
const WAIT_MS = 4_000

/**
 * Returns the calendars sent with the meeting, checked; else the defaults of the settings, some of which may no longer
 * exist.
 */
export async function chooseCalendars(owner: OwnerId, sent: string[] | undefined): Promise<string[]> {
  if (!sent) return (await findSettings(database(), owner))?.defaultCalendars ?? []
  await requireOwnCalendars(owner, { defaultCalendars: sent })
  return sent
}

type EventsRow = { id: string; meetingId: string }

/**
 * Call it inside the transaction of the change. Null when no provider is involved, neither before the change nor after
 * it.
 */
export async function enqueueMeetingEvents(
  tx: Database,
  states: [now: MeetingRow, before?: MeetingRow],
  notifies: boolean,
  now: Date,
): Promise<EventsRow | null> {
  if (!states.some((state) => state && mayHaveEvents(state))) return null
  const [{ id: meetingId, userId: ownerId }] = states
  return { id: await enqueueEvents(tx, { ownerId, meetingId, notifies }, now), meetingId }
}

/** Returns the meeting with the links that arrive in time; later ones appear in the list. */
export async function withProvidersFacts(meeting: MeetingRow, events: EventsRow): Promise<MeetingRow> {
  await deliverEventsWithin(events, WAIT_MS)
  const locationData = await findLocationData(database(), meeting.id)
  return locationData ? { ...meeting, locationData } : meeting
}

/** Maps meetings to their events; only meetings that may have events at providers. */
export async function listMeetingEvents(
  owner: OwnerId,
  meetings: MeetingRow[],
  now: Date,
): Promise<Map<string, MeetingEvent[]>> {
  const concerned = meetings.filter(mayHaveEvents)
  const ids = concerned.map(({ id }) => id)
  const rows = await listEventsOfMeetings(database(), owner, ids)
  return new Map(
    concerned.map((meeting) => {
      const own = rows.filter(({ meetingId }) => meetingId === meeting.id)
      const isMissing = own.length === 0 && isWithoutLink(meeting, now)
      return [meeting.id, isMissing ? [notConnected(meeting)] : own.map((row) => toMeetingEvent(row, meeting))]
    }),
  )
}

/** True for an upcoming meeting at a provider's location that has no link. */
function isWithoutLink(meeting: MeetingRow, now: Date): boolean {
  const isAhead = meeting.status === 'confirmed' && meeting.endTime > now
  return isAhead && !meeting.locationData.meetLink && providerOfLocation(meeting.location) !== null
}

function notConnected({ location }: MeetingRow): MeetingEvent {
  const provider = providerOfLocation(location) ?? 'google'
  return { provider, account: '', state: 'failed', error: 'not-connected' }
}

function toMeetingEvent(row: ListedEvent, meeting: MeetingRow): MeetingEvent {
  const isOfPlace = PROVIDER_OF_TYPE[row.type] === providerOfLocation(meeting.location)
  const lacksLink = isOfPlace && row.role !== 'copy' && !row.joinUrl
  const isWritten = row.state === 'made' && row.writtenSequence === meeting.icalSequence
  const hasFailed = row.state === 'failed' || (isWritten && lacksLink && row.config.canConference === false)
  const state = hasFailed ? 'failed' : isWritten && !lacksLink ? 'done' : 'waiting'
  return {
    provider: PROVIDER_OF_TYPE[row.type],
    account: typeof row.config.account === 'string' ? row.config.account : '',
    state,
    error: state === 'failed' ? toFailure(row, lacksLink) : null,
  }
}

/** The `error` in the API: a question to the owner, `no-link`, or the provider's kind of refusal. */
function toFailure({ error, ownerEdit, externalId }: ListedEvent, lacksLink: boolean): string | null {
  if (ownerEdit === 'deleted' || ownerEdit === 'moved') return `${ownerEdit}-there`
  return externalId && lacksLink ? 'no-link' : error
}
