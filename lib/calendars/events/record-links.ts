import { type Database, database } from '@/db/client'
import { findMeetingOfEvents, type MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { storeHostsLink } from '@/db/queries/meetings/hosts'
import { writeMeetingFacts } from '@/db/queries/meetings/meetings'
import type { StoredLocationData as LocationData } from '@/db/schema/meetings'
import { enqueueEventNews } from '@/lib/notices/event-mails'
import { enqueueEvents } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import type { MeetingPlan } from './plan-meeting'
import { type KnownEvent, toLocationData } from './to-location-data'

const TRIES = 3

/**
 * Writes the links and ids of the events to the meeting, and sends a new link to people whose mail could not hold it yet. An
 * owner who saves the meeting meanwhile wins; then it is read and tried again.
 */
export async function recordLinks({ meeting, entries }: MeetingPlan): Promise<void> {
  const events = entries.flatMap(({ row, event, open }): KnownEvent[] =>
    open ? [{ ...row, provider: open.provider.id, makesLink: event?.makesLink ?? false }] : [],
  )
  for (let current = meeting, tries = 0; current && tries < TRIES; tries += 1) {
    if (await recordOnce(current, events)) return
    current = await findMeetingOfEvents(database(), current.id)
  }
}

/** False when the meeting changed since it was read. */
async function recordOnce(meeting: MeetingOfEvents, events: readonly KnownEvent[]): Promise<boolean> {
  const { locationData: before } = meeting
  const locationData = toLocationData(before, events)
  if (isSame(locationData, before)) return true
  return withOutbox(async (tx) => {
    const now = new Date()
    if (!(await writeMeetingFacts(tx, meeting, locationData, now))) return false
    const isNews = locationData.meetLink !== undefined && locationData.meetLink !== before.meetLink
    if (isNews) {
      await shareLink(tx, meeting, locationData, now)
      await enqueueEventNews(tx, { ...meeting, locationData }, now)
    }
    return true
  })
}

/** The hosts of a booking have the link of the team's meeting in theirs, and in their calendars. */
async function shareLink(
  tx: Database,
  { isHosted, bookingId }: MeetingOfEvents,
  { meetLink, password }: LocationData,
  now: Date,
): Promise<void> {
  if (!isHosted || !bookingId) return
  for (const { account: ownerId, meetingId } of await storeHostsLink(tx, bookingId, { meetLink, password })) {
    await enqueueEvents(tx, { ownerId, meetingId, notifies: false }, now)
  }
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(data: object): [string, unknown][] {
  return Object.entries(data).sort(([one], [other]) => one.localeCompare(other))
}
