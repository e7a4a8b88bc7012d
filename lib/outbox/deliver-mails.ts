import { type Database, database } from '@/db/client'
import {
  type ClaimedRow,
  countSentSince,
  markOutboxDone,
  markOutboxFailed,
  postponeOutboxRow,
} from '@/db/queries/outbox'
import { MailRefusedError, sendMail } from '@/lib/mail/send'
import { within } from '@/lib/within'
import { toMail } from './enqueue'
import { claim, createLane, nextAttempt } from './lane'
import { withEventFacts } from './mail-facts'
import { waitForQuiet } from './quiet'

/** Rows that are taken, and sent side by side; while visitors keep the process busy, this many each second. */
const BATCH = 4
const MAILS_A_DAY = 500
/** Whoever submits a form decides how many of these there are: they leave some of the day's mails to bookings. */
const RESPONSE_MAILS_A_DAY = 400
/** Nobody can send these again once they are given up. */
const NOT_REVIVED = ['magic-link', 'form-response', 'form-digest']
const DAY_MS = 86_400_000

export type Outcome = 'sent' | 'refused' | 'pending'

/** Sends one row now and waits at most `waitMs` for the transport; past that the row goes on by itself. */
export async function deliverNow(id: string, waitMs: number): Promise<Outcome> {
  const db = database()
  const [row] = await claim(db, { lane: 'mails', limit: 1, id })
  return row ? within(waitMs, deliver(db, row)) : 'pending'
}

/** Sends every mail that is due. */
export const deliverMailsDue = createLane(async () => {
  const db = database()
  for (let rows = await claim(db, due); rows.length > 0; rows = await claim(db, due)) {
    await Promise.all(rows.map((row) => deliver(db, row)))
    await waitForQuiet()
  }
})
const due = { lane: 'mails', limit: BATCH } as const

async function deliver(db: Database, row: ClaimedRow): Promise<Outcome> {
  const now = new Date()
  if (row.expiresAt <= now) {
    await markOutboxFailed(db, row.id, {
      now,
      error: 'Expired before it could be delivered',
      wipe: NOT_REVIVED.includes(row.template),
    })
    return 'refused'
  }
  if (await isOverDailyLimit(db, row, now)) {
    await postponeOutboxRow(db, row.id, new Date(now.getTime() + 3_600_000), 'The limit of mails a day is reached')
    return 'pending'
  }
  try {
    await sendMail(await withEventFacts(toMail(row)), row.id)
  } catch (error) {
    return settleFailure(db, row, error)
  }
  await markOutboxDone(db, row.id, new Date())
  return 'sent'
}

async function isOverDailyLimit(db: Database, row: ClaimedRow, now: Date): Promise<boolean> {
  if (!row.userId) return false
  const limit = row.template === 'form-response' ? RESPONSE_MAILS_A_DAY : MAILS_A_DAY
  return (await countSentSince(db, row.userId, new Date(now.getTime() - DAY_MS))) >= limit
}

async function settleFailure(db: Database, row: ClaimedRow, error: unknown): Promise<Outcome> {
  const now = new Date()
  const reason = error instanceof MailRefusedError ? error.message : `Not sent: ${(error as Error).name}`
  if (error instanceof MailRefusedError && error.isFinal) {
    await markOutboxFailed(db, row.id, { now, error: reason, wipe: NOT_REVIVED.includes(row.template) })
  } else {
    await postponeOutboxRow(db, row.id, nextAttempt(row.attempts, now), reason)
  }
  return 'refused'
}
