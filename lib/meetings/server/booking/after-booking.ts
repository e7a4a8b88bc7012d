import { database } from '@/db/client'
import { rememberLocationData } from '@/db/queries/idempotency-keys'
import { findLocationData } from '@/db/queries/meetings/meetings'
import { deliverEventsWithin, waitForEvents } from '@/lib/calendars/events/deliver-events'
import { logFailure } from '@/lib/log/log'
import { wakeOutbox, wakeWebhooks } from '@/lib/outbox/wake'
import type { LocationData } from '@/lib/shared/calendars/locations'

/** Longest wait of a visitor for a booking's video link; a later link follows by email. */
const WAIT_MS = 8_000
/** A repeat waits a little longer, for the first request to store its response. */
const REPEAT_WAITS_MS = WAIT_MS + 1_000

type WithMeeting = { meeting: { id: string; locationData: LocationData } }
type Remembered = { scope: string; key: string }

/** After the commit of a booking: `hooked` is the number of its webhooks. */
export function wakeDeliveries({ hooked }: { hooked: number }): void {
  wakeOutbox()
  if (hooked > 0) wakeWebhooks()
}

/**
 * Returns the result with the links that arrive in time, and stores it for repeats. The booking is already committed. `events`: the
 * outbox row that makes its calendar events.
 */
export async function awaitVideoLink<T extends WithMeeting>(
  result: T,
  events: { id: string; meetingId: string } | null,
  remembered: Remembered | null,
): Promise<T> {
  if (!events) return result
  try {
    return await addLinks(result, events, remembered)
  } catch (error) {
    logFailure('work_failed', error, { work: 'booking_links' })
    return result
  }
}

async function addLinks<T extends WithMeeting>(
  result: T,
  row: { id: string; meetingId: string },
  remembered: Remembered | null,
): Promise<T> {
  await deliverEventsWithin(row, WAIT_MS)
  const locationData = await findLocationData(database(), row.meetingId)
  if (!locationData) return result
  if (remembered) {
    await rememberLocationData(database(), remembered.scope, remembered.key, locationData)
  }
  return { ...result, meeting: { ...result.meeting, locationData } }
}

/** A repeat during the first request's wait for links waits as long, and returns the same. */
export async function awaitVideoLinkOfFirst<T extends WithMeeting>(result: T, askedAt: number): Promise<T> {
  const deadline = askedAt + REPEAT_WAITS_MS
  if (Date.now() > deadline) return result
  await waitForEvents(result.meeting.id, deadline)
  const locationData = await findLocationData(database(), result.meeting.id)
  return locationData ? { ...result, meeting: { ...result.meeting, locationData } } : result
}
