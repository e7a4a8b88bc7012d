import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, database } from '@/db/client'
import { markOutboxDone, markOutboxFailed, postponeOutboxRow, putBackOutboxRow } from '@/db/queries/outbox/outbox'
import { type ClaimedRow, claimEvents } from '@/db/queries/outbox/outbox-claim'
import { listWaitingPayloads, releaseHeldMails, wereEventsTried } from '@/db/queries/outbox/outbox-meeting'
import { logFailure } from '@/lib/log/log'
import { deliverMailsDue } from '@/lib/outbox/deliver-mails'
import { lease, nextAttempt, singleFlight } from '@/lib/outbox/queue'
import { afterAnswer } from '@/lib/platform/after-answer'
import { withTimeout } from '@/lib/platform/with-timeout'
import { giveUpEvents, updateEvents } from './update-events'

/** Meetings that are looked after side by side. */
const BATCH = 4
/** Most events exist soon; the longer the wait, the less often it polls. */
const FIRST_LOOK_MS = 250
const MAX_LOOK_MS = 1_000

/** Syncs all events that are due. */
export const deliverEventsDue = singleFlight(async () => {
  const db = database()
  const claim = () => claimEvents(db, { ...lease(), limit: BATCH })
  for (let rows = await claim(); rows.length > 0; rows = await claim()) {
    await Promise.all(rows.map((row) => deliver(db, row)))
  }
})

/** Syncs one row now, or waits for the worker that does, up to a limit; slower work continues in the background. */
export async function deliverEventsWithin(row: { id: string; meetingId: string }, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs
  const db = database()
  const [claimed] = await claimEvents(db, { ...lease(), limit: 1, id: row.id })
  if (claimed) await withTimeout(waitMs, deliverQuietly(db, claimed))
  else await waitForEvents(row.meetingId, deadline)
}

/** Waits for the first sync of a meeting whose row another worker holds. */
export async function waitForEvents(meetingId: string, deadline: number): Promise<void> {
  let pauseMs = FIRST_LOOK_MS
  while (Date.now() < deadline && !(await wereEventsTried(database(), meetingId))) {
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_LOOK_MS)
  }
}

/** Callers that wait must not fail by its errors: the row is retried after its lease. */
async function deliverQuietly(db: Database, row: ClaimedRow): Promise<void> {
  try {
    await deliver(db, row)
  } catch (error) {
    logFailure('work_failed', error, { work: 'meeting_events' })
  }
}

async function deliver(db: Database, row: ClaimedRow): Promise<void> {
  const { id, meetingId } = row
  if (!meetingId) return markOutboxDone(db, id, new Date())
  if (row.expiresAt <= new Date()) {
    await giveUpEvents(meetingId)
    await markOutboxFailed(db, id, { now: new Date(), error: 'Given up', wipe: true })
  } else {
    const payloads = await listWaitingPayloads(db, meetingId)
    const notifies = payloads.some((payload) => (JSON.parse(payload) as { notifies?: boolean }).notifies)
    const { wait, failure } = await updateEvents(meetingId, { notifies, attempt: row.attempts })
    const now = new Date()
    if (wait) {
      if (wait.reason === 'busy') {
        await putBackOutboxRow(db, id, new Date(now.getTime() + (wait.seconds ?? 1) * 1000), wait.reason)
      } else await postponeOutboxRow(db, id, nextAttempt(row.attempts, now, wait.seconds ?? 0), wait.reason)
      return
    }
    if (failure) await markOutboxFailed(db, id, { now, error: failure, wipe: true })
    else await markOutboxDone(db, id, now)
  }
  if (await releaseHeldMails(db, meetingId, new Date())) afterAnswer(deliverMailsQuietly)
}

async function deliverMailsQuietly(): Promise<void> {
  try {
    await deliverMailsDue()
  } catch {
    // The timer comes by again.
  }
}
