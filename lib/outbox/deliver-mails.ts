import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, database } from '@/db/client'
import {
  holdMail,
  insertRowsOnce,
  markOutboxDone,
  markOutboxFailed,
  type OutboxRow,
  postponeOutboxRow,
  UNSURE,
} from '@/db/queries/outbox/outbox'
import { type ClaimedMail, claimInTurn, claimOne, claimTimed, type MailLane } from '@/db/queries/outbox/outbox-claim'
import { deleteMails } from '@/db/queries/outbox/outbox-meeting'
import { count } from '@/lib/log/count'
import { MailRefusedError } from '@/lib/mail/refused'
import { sendMail } from '@/lib/mail/send'
import type { Mail } from '@/lib/mail/templates'
import { sha256 } from '@/lib/platform/sha256'
import { withTimeout } from '@/lib/platform/with-timeout'
import { COMPOSED_MAILS } from '@/lib/shared/outbox'
import { uuidOf } from '@/lib/shared/text/uuid'
import { isComposed, toComposedMail, toMail } from './enqueue'
import { type ComposedMail, outboxHandlers } from './handlers'
import { countMails, type Due, latestOf, mailboxKey } from './mail-limits'
import { addressOf, isForPeople, type PeoplesMail } from './mail-readers'
import { forNewPeople } from './new-people'
import { isSentByItself } from './notices'
import { lease, nextAttempt, singleFlight } from './queue'

/** Rows that are claimed and sent concurrently; while visitors keep the process busy, the rate limit per second. */
const BATCH = 4
/** Templates that nobody can send again after they were given up. */
const NOT_REVIVED: readonly string[] = [
  'magic-link',
  'email-code',
  'team-invitation',
  'sign-up-invitation',
  'host-asked',
  'form-response',
  'form-receipt',
  'form-digest',
  'gathered-notices',
  ...COMPOSED_MAILS,
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
  let rows = await claimMails(db, BATCH)
  while (rows.length > 0) {
    await Promise.all(rows.map((row) => deliver(db, row)))
    rows = await claimMails(db, BATCH)
    if (rows.length > 0) await waitUntilIdle()
  }
})

async function deliver(db: Database, row: ClaimedMail): Promise<Outcome> {
  const now = new Date()
  if (row.expiresAt <= now && isComposed(row)) return drop(db, row)
  if (row.expiresAt <= now) {
    await markOutboxFailed(db, row.id, {
      now,
      error: 'Expired before it could be delivered',
      wipe: NOT_REVIVED.includes(row.template),
    })
    return 'refused'
  }
  try {
    const mail = isComposed(row) ? await composeNow(db, row, now) : toMail(row)
    if (mail === null) return drop(db, row)
    if (mail === 'held') return 'pending'
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
 * A reminder or follow-up by the present facts; null when it has lost its sense. It is counted on its first attempt, since other mails are
 * counted when they are queued: `held` when it has to wait for a window of a limit. A reminder whose meeting begins before is dropped then.
 */
async function composeNow(db: Database, row: ClaimedMail, now: Date): Promise<Mail | 'held' | null> {
  const composed = await outboxHandlers().composeTimed(toComposedMail(row), now)
  if (!composed) return null
  const { mail, imported, guests, hosts } = composed
  await insertRowsOnce(db, [...toGuestReminders(row, guests, now), ...toHostReminders(row, hosts, now)])
  if (!mail) return null
  if (!isForPeople(mail) || !row.userId) return mail
  const ownerId = row.userId
  const [ready] = imported
    ? await forNewPeople(db, [mail], { ownerId, bookingId: imported }, now)
    : [{ mail, due: {} as Due }]
  if (!ready?.mail || isEmpty(ready.mail)) return null
  const isCounted = row.attempts > 1 || row.heldFor !== null
  const addresses = [addressOf(mail)]
  const [counted = {}] = isCounted ? [] : await countMails(db, { ownerId, cause: 'timed', addresses }, now)
  const { dueAt, heldFor } = latestOf([ready.due, counted])
  if (!dueAt || !heldFor) return ready.mail
  await holdMail(db, row.id, { until: dueAt, heldFor, recipient: mailboxKey(addressOf(mail)) })
  return 'held'
}

/** A follow-up has nothing but its owner's words. */
const isEmpty = ({ template, props }: PeoplesMail) => template === 'booking-follow-up' && props.isBare === true

/** Reminders to the guests of a booking, under ids that follow from that to its attendee: a second attempt queues none again. */
function toGuestReminders(row: ClaimedMail, guests: readonly string[], now: Date): OutboxRow[] {
  return guests.map((guest) => ({
    id: uuidOf(sha256(`${row.id} ${guest}`).slice(0, 32)),
    userId: row.userId,
    meetingId: row.meetingId,
    template: 'guest-reminder' satisfies Mail['template'],
    payload: JSON.stringify({ ...JSON.parse(row.payload), guest }),
    nextAttemptAt: now,
    expiresAt: row.expiresAt,
    createdAt: now,
  }))
}

/** The same for the hosts of a booking: each reads it in their own language and zone. */
function toHostReminders(row: ClaimedMail, hosts: ComposedMail['hosts'], now: Date): OutboxRow[] {
  return hosts.map(({ account: host, meetingId }) => ({
    id: uuidOf(sha256(`${row.id} ${host}`).slice(0, 32)),
    userId: host,
    meetingId,
    template: row.template,
    payload: JSON.stringify({ ...JSON.parse(row.payload), host }),
    nextAttemptAt: now,
    expiresAt: row.expiresAt,
    createdAt: now,
  }))
}

/** A reminder or follow-up that has lost its sense is no failure: nobody is told. */
async function drop(db: Database, row: ClaimedMail): Promise<Outcome> {
  await deleteMails(db, [row.id])
  return 'refused'
}

/** A calendar that invites writes to the guests of a booking itself: one mail for one happening. */
function isSentByProvider({ template, props }: Mail): boolean {
  return (
    template !== 'guest-reminder' && 'guest' in props && props.guest !== undefined && props.providerUid !== undefined
  )
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
 * come first.
 */
async function waitUntilIdle(): Promise<void> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += SAMPLE_MS) {
    const before = performance.eventLoopUtilization()
    await sleep(SAMPLE_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE) return
  }
}
