import { database } from '@/db/client'
import { AppError } from '@/lib/shared/errors'
import { deliverNow } from './deliver-mails'
import { enqueue, type UncountedMail } from './enqueue'
import { requireOwnBudget } from './mail-limits'

const WAIT_MS = 5_000

/** Waits briefly for the transport to take a queued mail; slower deliveries go on in the background. 503 if it refuses. */
export async function requireSent(outboxId: string): Promise<void> {
  if ((await deliverNow(outboxId, WAIT_MS)) === 'refused') {
    throw new AppError('email_not_sent', { retryAfterSeconds: 10 })
  }
}

/** Queues and sends a mail by itself. 409 if the budget of its owner is used up. */
export async function sendNow(mail: UncountedMail, now: Date): Promise<void> {
  const id = await database().transaction(async (tx) => {
    if (mail.ownerId) await requireOwnBudget(tx, mail.ownerId, 1, now)
    return enqueue(tx, mail, now)
  })
  await requireSent(id)
}
