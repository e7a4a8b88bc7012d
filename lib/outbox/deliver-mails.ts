import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, database } from '@/db/client'
import { holdMail, markOutboxDone, markOutboxFailed, postponeOutboxRow, UNSURE } from '@/db/queries/outbox/outbox'
import { type ClaimedMail, claimInTurn, claimOne, claimTimed, type MailLane } from '@/db/queries/outbox/outbox-claim'
import { deleteMails } from '@/db/queries/outbox/outbox-meeting'
import { count } from '@/lib/log/count'
import { MailRefusedError } from '@/lib/mail/message'
import { sendMail } from '@/lib/mail/send'
import type { Mail } from '@/lib/mail/templates'
import { withTimeout } from '@/lib/platform/with-timeout'
import { TIMED_MAILS } from '@/lib/shared/outbox'
import { isTimed, toMail, toTimedMail } from './enqueue'
import { outboxHandlers } from './handlers'
import { countMails, mailboxKey } from './mail-limits'
import { addressOf, isForPeople, type PeoplesMail } from './mail-readers'
import { isSentByItself } from './notices'
import { lease, nextAttempt, singleFlight } from './queue'

/** Rows that are claimed and sent concurrently; while visitors keep the process busy, the rate limit per second. */
const BATCH = 4
/** Templates that nobody can send again after they were given up. */
const NOT_REVIVED: readonly string[] = [
  'magic-link',
  'email-code',
  'form-response',
  'form-receipt',
  'form-digest',
  'gathered-notices',
  ...TIMED_MAILS,
] satisfies Mail['template'][]

export type Outcome = 'sent' | 'refused' | 'pending'

/** Sends one row now and waits at most `waitMs` for the transport. The delivery goes on after that. */
export async function deliverNow(id: string, waitMs: number): Promise<Outcome> {
  const db = database()
  const row = await claimOne(db, id, lease())
  return row ? withTimeout(waitMs, deliver(db, row)) : 'pending'
}

/** Sends every mail that is due. */
export const deliverMailsDue = singleFlight(async () => {
  const db = database()
  for (let rows = await claimMails(db, BATCH); rows.length > 0; rows = await claimMails(db, BATCH)) {
    await Promise.all(rows.map((row) => deliver(db, row)))
    await waitUntilIdle()
  }
})

async function deliver(db: Database, row: ClaimedMail): Promise<Outcome> {
  const now = new Date()
  if (row.expiresAt <= now && isTimed(row)) return drop(db, row)
  if (row.expiresAt <= now) {
    await markOutboxFailed(db, row.id, {
      now,
      error: 'Expired before it could be delivered',
      wipe: NOT_REVIVED.includes(row.template),
    })
    return 'refused'
  }
  try {
    const mail = isTimed(row) ? await outboxHandlers().composeTimed(toTimedMail(row), now) : toMail(row)
    if (!mail) return drop(db, row)
    if (isTimed(row) && isForPeople(mail) && !(await mayLeaveNow(db, row, mail, now))) return 'pending'
    if (!(await isSentByItself(db, row, mail, now))) return 'pending'
    const ready = await outboxHandlers().addMeetingLink(mail)
    if (!isSentByProvider(ready)) await sendMail(ready, row.id, row)
  } catch (error) {
    return retryOrFail(db, row, error)
  }
  await markOutboxDone(db, row.id, new Date())
  return 'sent'
}

/**
 * Counts a reminder or follow-up on its first attempt, since other mails are counted when they are queued. False when it has to wait for a window
 * of a limit; a reminder whose meeting begins before is dropped then.
 */
async function mayLeaveNow(db: Database, row: ClaimedMail, mail: PeoplesMail, now: Date): Promise<boolean> {
  if (row.attempts > 1 || row.heldFor !== null || !row.userId) return true
  const addresses = [addressOf(mail)]
  const [due] = await countMails(db, { ownerId: row.userId, cause: 'timed', addresses }, now)
  if (!due?.dueAt || !due.heldFor) return true
  await holdMail(db, row.id, { until: due.dueAt, heldFor: due.heldFor, recipient: mailboxKey(addressOf(mail)) })
  return false
}

/** A reminder or follow-up that has lost its sense is no failure: nobody is told. */
async function drop(db: Database, row: ClaimedMail): Promise<Outcome> {
  await deleteMails(db, [row.id])
  return 'refused'
}

/** A calendar that invites writes to the guests of a booking itself: one mail for one happening. */
function isSentByProvider({ props }: Mail): boolean {
  return 'guest' in props && props.guest !== undefined && props.providerUid !== undefined
}

async function retryOrFail(db: Database, row: ClaimedMail, error: unknown): Promise<Outcome> {
  const now = new Date()
  const reason = reasonOf(error)
  const isFinal = error instanceof MailRefusedError && error.isFinal
  count('mail_failures_total', { outcome: isFinal ? 'given-up' : 'retried' })
  if (isFinal) {
    await markOutboxFailed(db, row.id, { now, error: reason, wipe: NOT_REVIVED.includes(row.template) })
  } else {
    await postponeOutboxRow(db, row.id, nextAttempt(row.attempts, now), reason)
  }
  return 'refused'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof MailRefusedError)) return `${UNSURE}: ${(error as Error).name}`
  return error.isSure ? error.message : `${UNSURE}: ${error.message}`
}

/** The last owner whose mails this process claimed, by lane: round robin. Null: begin with the first owner. */
const last: Record<MailLane, string | null> = { confirmations: null, mails: null }

/**
 * Claims due mails: confirmations and login links before all others, then up to half as many timed ones as there is room for.
 * Owners take turns, except for timed mails.
 */
export async function claimMails(db: Database, limit: number): Promise<ClaimedMail[]> {
  const first = await takeTurn(db, 'confirmations', limit)
  if (first.length >= limit) return first
  const room = limit - first.length
  const timed = await claimTimed(db, { ...lease(), limit: Math.ceil(room / 2) })
  if (timed.length === room) return [...first, ...timed]
  return [...first, ...timed, ...(await takeTurn(db, 'mails', room - timed.length))]
}

async function takeTurn(db: Database, lane: MailLane, limit: number): Promise<ClaimedMail[]> {
  const after = last[lane]
  const turn = await claimInTurn(db, { ...lease(), lane, limit, after })
  last[lane] = turn.last
  return turn.rows.length === 0 && after ? takeTurn(db, lane, limit) : turn.rows
}

const SAMPLE_MS = 50
const PATIENCE_MS = 1_000
const IDLE = 0.2

/**
 * Waits at most a second for an idle event loop: rendering a mail takes as long as answering several requests, and requests
 * come first. Returns whether the process is idle.
 */
export async function waitUntilIdle(): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += SAMPLE_MS) {
    const before = performance.eventLoopUtilization()
    await sleep(SAMPLE_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE) return true
  }
  return false
}
