import type { Database } from '@/db/client'
import { newId } from '@/db/new-id'
import { insertOutboxRow, type OutboxRow } from '@/db/queries/outbox/outbox'
import type { Mail, TimedMail } from '@/lib/mail/templates'
import { decrypt, encrypt } from '@/lib/platform/encryption'
import { COMPOSED_MAILS, EVENTS_TEMPLATE } from '@/lib/shared/outbox'
import type { OthersMail } from './mail-readers'

const GIVE_UP_DAYS = 3

/** Mails, calendar events and webhooks are separate queues, so that a slow provider or endpoint delays no mail. */
export type Lane = 'mails' | 'events' | 'webhooks'

/** The lanes in which a transaction has queued rows. */
const queuedLanes = new WeakMap<Database, Set<Lane>>()

export function queuedLanesOf(tx: Database): ReadonlySet<Lane> {
  return queuedLanes.get(tx) ?? new Set()
}

/** `withOutbox` wakes the lane after the commit. */
export function markLaneQueued(tx: Database, lane: Lane): void {
  const lanes = queuedLanes.get(tx) ?? new Set()
  queuedLanes.set(tx, lanes.add(lane))
}

/** Mails of a meeting wait this long for its video link. */
const HELD_MS = 10_000

/**
 * A mail to send after the commit: not before `dueAt` (default: at once; `heldFor` is the reason to wait), and not after
 * `expiresAt` (default: three days later).
 */
export type QueuedMail = {
  mail: Mail | TimedMail
  ownerId?: string
  meetingId?: string
  expiresAt?: Date
  dueAt?: Date
  heldFor?: OutboxRow['heldFor']
  /** The key of the mailbox for which it waits. */
  recipient?: string
}

/**
 * The row of a queued mail. Its props may hold a sign-in link, so they are encrypted, except for those of a timed mail: they hold
 * nothing but ids, and would outlive the key.
 */
export function toOutboxRow(queued: QueuedMail, now: Date): OutboxRow {
  const { mail, ownerId, meetingId, expiresAt, heldFor, recipient } = queued
  const dueAt = queued.dueAt ?? (isHeld(mail) ? new Date(now.getTime() + HELD_MS) : now)
  const id = newId()
  const props = JSON.stringify(mail.props)
  return {
    id,
    userId: ownerId ?? null,
    meetingId: meetingId ?? null,
    template: mail.template,
    payload: isComposed(mail) ? props : encrypt(props, id),
    nextAttemptAt: dueAt,
    expiresAt: expiresAt ?? new Date(dueAt.getTime() + GIVE_UP_DAYS * 86_400_000),
    ...(heldFor && { heldFor }),
    ...(recipient && { recipient }),
    createdAt: now,
  }
}

function isHeld({ props }: QueuedMail['mail']): boolean {
  return 'hasEvents' in props && props.hasEvents === true
}

/** The row that has a meeting's events synced; `notifies`: providers may write to its attendees. */
export function toEventsRow(
  { ownerId, meetingId, notifies }: { ownerId: string; meetingId: string; notifies: boolean },
  now: Date,
): OutboxRow {
  return {
    id: newId(),
    userId: ownerId,
    meetingId,
    template: EVENTS_TEMPLATE,
    payload: JSON.stringify({ meetingId, notifies }),
    nextAttemptAt: now,
    expiresAt: new Date(now.getTime() + GIVE_UP_DAYS * 86_400_000),
    createdAt: now,
  }
}

type StoredMail = { id: string; template: string; payload: string }

export function toMail(row: StoredMail): Mail {
  return { template: row.template, props: JSON.parse(decrypt(row.payload, row.id)) } as Mail
}

/** The same for a row with one of `COMPOSED_MAILS`. */
export function toComposedMail(row: StoredMail): TimedMail {
  return { template: row.template, props: JSON.parse(row.payload) } as TimedMail
}

/** True for a row whose mail is composed when its time has come. */
export function isComposed({ template }: { template: string }): boolean {
  return COMPOSED_MAILS.some((one) => one === template)
}

export type UncountedMail = QueuedMail & { mail: OthersMail | TimedMail }

/**
 * Queues a mail in the transaction that it belongs to; `withOutbox` wakes its lane after the commit. Returns the row's id. Those to
 * attendees and guests are queued by `enqueueForPeople` (lib/notices/peoples-mails.ts), which counts them.
 */
export async function enqueue(tx: Database, mail: UncountedMail, now: Date): Promise<string> {
  return enqueueCounted(tx, mail, now)
}

/** The same for a mail that was counted, or replaces one that was. */
export async function enqueueCounted(tx: Database, mail: QueuedMail, now: Date): Promise<string> {
  const row = toOutboxRow(mail, now)
  await insertOutboxRow(tx, row)
  markLaneQueued(tx, 'mails')
  return row.id
}

/** Queues the sync of a meeting's events; otherwise like `enqueue`. */
export async function enqueueEvents(
  tx: Database,
  meeting: { ownerId: string; meetingId: string; notifies: boolean },
  now: Date,
): Promise<string> {
  const row = toEventsRow(meeting, now)
  await insertOutboxRow(tx, row)
  markLaneQueued(tx, 'events')
  return row.id
}
