import { type Database, database } from '@/db/client'
import { markOutboxDone, markOutboxFailed, postponeOutboxRow, UNSURE } from '@/db/queries/outbox/outbox'
import { type ClaimedMail, claimOne } from '@/db/queries/outbox/outbox-claim'
import { deleteMails } from '@/db/queries/outbox/outbox-meeting'
import { count } from '@/lib/log/count'
import { MailRefusedError } from '@/lib/mail/refused'
import { sendMail } from '@/lib/mail/send'
import type { Mail } from '@/lib/mail/templates'
import { withTimeout } from '@/lib/platform/with-timeout'
import { COMPOSED_MAILS } from '@/lib/shared/outbox'
import { claimMails, waitUntilIdle } from './claim-mails'
import { composeTimed } from './compose-timed'
import { isComposed, toMail } from './enqueue'
import { outboxHandlers } from './handlers'
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
    const mail = isComposed(row) ? await composeTimed(db, row, now) : toMail(row)
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
