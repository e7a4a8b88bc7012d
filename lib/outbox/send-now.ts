import { database } from '@/db/client'
import { AppError } from '@/lib/vocabulary/errors'
import { deliverNow } from './deliver-mails'
import { enqueue, type QueuedMail } from './enqueue'
import { requireOwnBudget } from './mail-limits'

const WAIT_MS = 5_000

/** Waits a little for the transport to take a queued mail; what takes longer goes on by itself, a refusal is a 503. */
export async function requireSent(outboxId: string): Promise<void> {
  if ((await deliverNow(outboxId, WAIT_MS)) === 'refused') {
    throw new AppError('email_not_sent', { retryAfterSeconds: 10 })
  }
}

/** A mail that belongs to no other write. One of an owner is a 409 when their budget is used up. */
export async function sendNow(mail: QueuedMail, now: Date): Promise<void> {
  const id = await database().transaction(async (tx) => {
    if (mail.ownerId) await requireOwnBudget(tx, mail.ownerId, 1, now)
    return enqueue(tx, mail, now)
  })
  await requireSent(id)
}
