import type { Database } from '@/db/client'
import type { MailCounts } from '@/db/queries/meetings/insert-booking'
import {
  countLateRecipient,
  countOwnMails,
  findOwnerUsage,
  findRecipientUsage,
  type Usage,
} from '@/db/queries/outbox/mail-counts'
import { log } from '@/lib/log/log'
import { AppError, type ErrorCode } from '@/lib/vocabulary/errors'
import { textsFor } from '@/messages'
import { type MailCause, ownerBudget } from './budgets'
import { toRecipient } from './recipient'

/** The limits for which a booking's confirmation counts. Mails that the owner causes do not count for their recipient. */
export function countsOfBooking(attendeeEmail: string, cause: MailCause): MailCounts {
  const budget = ownerBudget()
  return {
    recipient: cause === 'strangers' ? toRecipient(attendeeEmail) : null,
    owner: budget && { column: cause, ...budget },
  }
}

/** The limit that refused a booking, as a 429, or a 409 for its owner; null if none did. */
export async function findRefusal(
  db: Database,
  { recipient, owner }: MailCounts,
  userId: string,
  now: Date,
): Promise<AppError | null> {
  const toRecipientNow = recipient && (await findRecipientUsage(db, recipient, now))
  if (toRecipientNow && toRecipientNow.used >= recipient.count) {
    return limited('LIMIT_MAILS_RECIPIENT', 'recipient_mail_limit', toRecipientNow, now)
  }
  const ofOwner = owner && (await findOwnerUsage(db, userId, owner.column, now))
  if (!ofOwner || ofOwner.used < owner.count) return null
  if (owner.column === 'own') return overBudget(owner.count, 1, ofOwner)
  return limited('LIMIT_MAILS_OWNER', 'page_mail_limit', ofOwner, now)
}

/** Counts mails that an owner sends, inside the transaction that queues them; a 409 rolls it back. */
export async function requireOwnBudget(tx: Database, owner: string, amount: number, now: Date): Promise<void> {
  const budget = ownerBudget()
  if (!budget || amount === 0) return
  const usage = await countOwnMails(tx, owner, amount, budget, now)
  if (usage.used > budget.count) {
    throw overBudget(budget.count, amount, { ...usage, used: usage.used - amount })
  }
}

/** Counts a visitor's mail that must not be refused: above the limit it waits for the next free window. */
export async function whenRecipientMay(
  tx: Database,
  email: string,
  now: Date,
): Promise<{ dueAt?: Date; heldFor?: 'recipient' }> {
  const recipient = toRecipient(email)
  const fitsAt = recipient ? await countLateRecipient(tx, recipient, now) : now
  return fitsAt > now ? { dueAt: fitsAt, heldFor: 'recipient' } : {}
}

function limited(limit: string, code: ErrorCode, { endsAt }: Usage, now: Date): AppError {
  log('limit_reached', { limit, status: 429 })
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return new AppError(code, { retryAfterSeconds })
}

function overBudget(limit: number, needed: number, { used, endsAt }: Usage): AppError {
  log('limit_reached', { limit: 'LIMIT_MAILS_OWNER', status: 409 })
  const until = `${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const { t, say } = textsFor('owner').part('mailLimits')
  return new AppError('mail_limit', {
    message: say(t.own, { limit, count: needed, left: Math.max(0, limit - used), until }),
  })
}
