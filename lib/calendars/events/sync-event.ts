import { database } from '@/db/client'
import { type EventChanges, type EventRow, settleEventRow, takeEventRow } from '@/db/queries/calendars/calendar-events'
import { addFeeds } from '@/db/queries/calendars/calendar-feeds'
import type { MeetingOfEvents } from '@/db/queries/calendars/meeting-events'
import { logFailure } from '@/lib/log/log'
import { enqueueEventNews } from '@/lib/notices/event-mails'
import { withOutbox } from '@/lib/outbox/with-outbox'
import type { OpenConnection } from '../accounts/open-accounts'
import { forgetCalendarBusy } from '../busy/busy'
import type { EventDraft, EventRef } from '../providers/provider'
import { type FailureKind, ProviderError } from '../providers/provider-error'
import { LEASE_MS } from './event-lease'
import { type EventStep, isWritten, mayBeThere, nextStep, type WantedEvent } from './event-sync-step'
import { mayBeMade } from './plan-meeting'

const NOTHING_THERE = { externalId: null, etag: null, joinUrl: null } as const
/** Delay until the calendar is read in the background, to see edits of the new event. */
const READ_AFTER_MS = 10 * 60_000
/** Failures that are retried; the others are shown to the owner. */
const RETRIED: readonly FailureKind[] = ['transient', 'rate-limited', 'conflict']

/** Why a row is not done yet. Without `seconds` the outbox's own backoff applies. */
export type Wait = { reason: string; seconds: number | null }
const BUSY: Wait = { reason: 'busy', seconds: 5 }

export type EventTask = {
  row: EventRow
  /** Null when the account's provider is not set up on this server. */
  open: OpenConnection | null
  /** Null for an event that should not exist. */
  wanted: WantedEvent | null
  draft: EventDraft
  /** Notify attendees of a cancellation. */
  notifies: boolean
  /** Also retry rows in state `failed`. */
  retries: boolean
  /** Null when it was deleted; its events are cancelled. */
  meeting: MeetingOfEvents | null
}

type GivenUp = Pick<EventTask, 'row' | 'open' | 'meeting'>

/** Brings one row's event up to date. Null when it is, or when it was given up. */
export async function syncEvent(task: EventTask): Promise<Wait | null> {
  const { row, wanted } = task
  const isImported = task.draft.uid !== undefined
  const step = nextStep(row, wanted, { retries: task.retries, isImported })
  if (!step) return null
  const stamp = new Date()
  const isHeld = row.state === 'creating' && stamp.getTime() - row.updatedAt.getTime() < LEASE_MS
  // Record the sequence before the first call, so that after a lost response we know what was attempted.
  const beginning = step === 'create' ? { ...NOTHING_THERE, writtenSequence: task.draft.sequence } : {}
  if (isHeld || !(await takeEventRow(database(), row, stamp, beginning))) return BUSY
  try {
    await settleEventRow(database(), row.id, stamp, await carryOut(step, task))
    if (task.open?.provider.can.calendars) await forgetCalendarBusy(row.integrationId)
    // Owners edit events in their calendar without ever opening their meetings here.
    if (wanted && task.open?.provider.changes) {
      await addFeeds(database(), [toFeedKey(row)], new Date(Date.now() + READ_AFTER_MS))
    }
    return null
  } catch (error) {
    return retryOrFail(task, step, stamp, error)
  }
}

function toFeedKey({ integrationId, calendarId }: EventRow) {
  return { integrationId, calendarId }
}

async function carryOut(step: EventStep, task: EventTask): Promise<EventChanges> {
  const { row, open, wanted } = task
  if (step === 'forget') return { state: 'cancelled', error: null }
  if (!open) throw new ProviderError('rejected', 'This provider is not set up on this server')
  const { provider, connection } = open
  if (step === 'cancel') {
    await provider.cancel(connection, toRef(row), task)
    return { state: 'cancelled', error: null }
  }
  if (step === 'look-and-cancel') {
    // Providers without a search ignore a second create with the same key: creating it quietly finds it.
    const draft = { ...task.draft, attendees: [], notifies: false, wantsConference: false }
    const findOurs = () =>
      provider.find ? provider.find(connection, draft) : provider.create(connection, row.calendarId, draft)
    const found = (await findImported(task, open)) ?? (mayBeThere(row) ? await findOurs() : null)
    if (found) await provider.cancel(connection, found, task)
    return { state: 'cancelled', externalId: found?.id ?? null, error: null }
  }
  if (step === 'update' && wanted) {
    // Attendees know this state already when only the link is new.
    const draft = { ...task.draft, notifies: task.draft.notifies && !isWritten(row, wanted) }
    return toChanges(await provider.update(connection, toRef(row), draft), task)
  }
  const imported = await findImported(task, open)
  if (imported) return toChanges(await provider.update(connection, imported, task.draft), task)
  const found = step === 'look' ? await provider.find?.(connection, task.draft) : null
  if (!found && task.meeting && !mayBeMade(task.meeting)) return { state: 'cancelled', error: null }
  const ref = found ?? (await provider.create(connection, row.calendarId, task.draft))
  const isOutdated = step === 'look' && row.writtenSequence !== task.draft.sequence
  return toChanges(isOutdated ? await provider.update(connection, ref, task.draft) : ref, task)
}

/** The event that another tool wrote: its people have it already. */
async function findImported({ row, draft }: EventTask, { provider, connection }: OpenConnection) {
  if (draft.uid === undefined) return null
  return (await provider.findByUid?.(connection, row.calendarId, draft.uid)) ?? null
}

function toChanges(ref: EventRef, { wanted, draft }: EventTask): EventChanges {
  return {
    state: 'made',
    role: wanted?.role,
    externalId: ref.id,
    etag: ref.etag,
    icalUid: ref.icalUid,
    joinUrl: wanted?.makesLink ? ref.joinUrl : draft.joinUrl,
    webLink: ref.webLink,
    password: ref.password,
    writtenSequence: draft.sequence,
    error: null,
  }
}

export function toRef({ calendarId, externalId, etag, icalUid, joinUrl, password, webLink }: EventRow): EventRef {
  return { calendarId, id: externalId ?? '', etag, icalUid, joinUrl, password, webLink }
}

async function retryOrFail(task: EventTask, step: EventStep, stamp: Date, error: unknown): Promise<Wait | null> {
  const { row } = task
  const failure = toFailure(error)
  const settle = (changes: EventChanges) => settleEventRow(database(), row.id, stamp, changes)
  if (failure.kind === 'gone' && step === 'update') {
    // It was deleted in the calendar, but the meeting still takes place, so create it again.
    const fresh = { ...NOTHING_THERE, state: 'wanted', error: null } as const
    if (!(await settle(fresh))) return BUSY
    return syncEvent({ ...task, row: { ...row, ...fresh, updatedAt: new Date(stamp.getTime() + 1) } })
  }
  const isThere = row.externalId !== null && step !== 'create'
  if (RETRIED.includes(failure.kind)) {
    await settle({ state: isThere ? 'made' : 'wanted', error: failure.kind })
    return { reason: failure.kind, seconds: failure.retryAfterSeconds }
  }
  await markEventFailed(task, stamp, failure.kind)
  return null
}

/**
 * Fails a row, for its owner to see. If the provider was to invite the attendees and never created the event, we invite them
 * instead, for good: an event that is created later has no attendees.
 */
export async function markEventFailed({ row, open, meeting }: GivenUp, stamp: Date, reason: string): Promise<void> {
  const isOurs = row.role === 'main' && row.externalId === null && open?.provider.can.invites === 'provider'
  await withOutbox(async (tx) => {
    const role = isOurs ? ({ role: 'copy' } as const) : {}
    const isSettled = await settleEventRow(tx, row.id, stamp, { ...role, state: 'failed', error: reason })
    if (isSettled && isOurs && meeting) await enqueueEventNews(tx, meeting, stamp)
  })
}

function toFailure(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  // Adapters throw only ProviderError; anything else is a bug, so log it.
  logFailure('work_failed', error, { work: 'write_event' })
  return new ProviderError('transient', 'Something unexpected happened')
}
