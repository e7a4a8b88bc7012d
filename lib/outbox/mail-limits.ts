import { createHmac } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Database } from '@/db/client'
import type { MailCounts } from '@/db/queries/meetings/insert-booking'
import {
  countLateRecipient,
  countLateStrangers,
  countOwnMails,
  findOwnerUsage,
  findRecipientUsage,
  type Usage,
} from '@/db/queries/outbox/mail-counts'
import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import type { Limit } from '@/lib/platform/env-variables'
import { signingKey } from '@/lib/platform/secrets'
import { AppError, type ErrorCode } from '@/lib/shared/errors'
import { check } from '@/messages/check'

/** The cause of a mail: a visitor or the owner. Each has its own budget, `LIMIT_MAILS_OWNER`. */
export type MailCause = 'strangers' | 'own'

/** Notices to one owner that are sent one by one; more of them within the hour are combined into one mail. */
export const NOTICES: Limit = { count: 20, seconds: 3_600 }

/** The share of the budget for notices of form responses, so that they cannot use up the part of bookings. */
const RESPONSES_SHARE = 0.8

export function responsesLimit({ count }: Limit): number {
  return Math.floor(count * RESPONSES_SHARE)
}

/** Null: no limit. */
export function ownerBudget(): Limit | null {
  return env().LIMIT_MAILS_OWNER
}

/** An address as `LIMIT_MAILS_RECIPIENT` counts it. The key is a hash. */
export type Recipient = Limit & { key: string }

/** Null: no limit. */
export function toRecipient(email: string): Recipient | null {
  const limit = env().LIMIT_MAILS_RECIPIENT
  if (!limit) return null
  const hash = createHmac('sha256', signingKey('mail recipient')).update(mailboxOf(email))
  return { ...limit, key: hash.digest('base64url') }
}

/** Spellings that reach one mailbox: `Vera+x@Example.com` is `vera@example.com`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [mailbox = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${mailbox || email.slice(0, at)}@${domainToASCII(domain) || domain}`
}

/**
 * The limits for which a booking's confirmation and the invitations of its guests count. `addresses` are different mailboxes.
 * Mails that the owner causes do not count for their recipient.
 */
export function countsOfBooking(addresses: readonly string[], cause: MailCause): MailCounts {
  const budget = ownerBudget()
  return {
    recipients: cause === 'strangers' ? addresses.flatMap((address) => toRecipient(address) ?? []) : [],
    owner: budget && { column: cause, amount: addresses.length, ...budget },
  }
}

/** The limit that refused a booking, as a 429, or a 409 for its owner; null if none did. */
export async function findRefusal(
  db: Database,
  { recipients, owner }: MailCounts,
  userId: string,
  now: Date,
): Promise<AppError | null> {
  for (const recipient of recipients) {
    const usage = await findRecipientUsage(db, recipient, now)
    if (usage && usage.used >= recipient.count) {
      return limited('LIMIT_MAILS_RECIPIENT', 'recipient_mail_limit', usage, now)
    }
  }
  if (!owner) return null
  const { column, count, seconds, amount } = owner
  const opened = { used: 0, endsAt: new Date(now.getTime() + seconds * 1000) }
  const ofOwner = (await findOwnerUsage(db, userId, column, now)) ?? opened
  if (ofOwner.used + amount <= count) return null
  if (column === 'own') return overBudget(count, amount, ofOwner)
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

/** Counts a mail that a visitor asks for, inside the transaction that queues it; a 429 rolls it back. */
export async function requireStrangersMail(
  tx: Database,
  { email, owner }: { email: string; owner: string },
  now: Date,
): Promise<void> {
  const recipient = toRecipient(email)
  if (recipient && (await countLateRecipient(tx, recipient, now)) > now) {
    const usage = (await findRecipientUsage(tx, recipient, now)) ?? { used: 0, endsAt: now }
    throw limited('LIMIT_MAILS_RECIPIENT', 'recipient_mail_limit', usage, now)
  }
  const budget = ownerBudget()
  if (!budget) return
  await countLateStrangers(tx, owner, budget, now)
  const usage = await findOwnerUsage(tx, owner, 'strangers', now)
  if (usage && usage.used > budget.count) throw limited('LIMIT_MAILS_OWNER', 'page_mail_limit', usage, now)
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
  return new AppError('mail_limit', {
    message: check('mailLimit', { limit, count: needed, left: Math.max(0, limit - used), until }),
  })
}
