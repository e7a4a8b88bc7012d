import { createHmac } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Database } from '@/db/client'
import type { MailCounts } from '@/db/queries/meetings/insert-booking'
import {
  type BudgetColumn,
  countLate,
  findOwnerUsage,
  findRecipientUsage,
  type Usage,
  whenFits,
} from '@/db/queries/outbox/mail-counts'
import { log } from '@/lib/log/log'
import { env } from '@/lib/platform/env'
import type { Limit } from '@/lib/platform/env-variables'
import { signingKey } from '@/lib/platform/secrets'
import { AppError, type ErrorCode } from '@/lib/shared/errors'
import type { WAITS_FOR } from '@/lib/shared/outbox'
import { check } from '@/messages/check'

/**
 * The cause of a mail: a visitor, the owner, or a time that has come (a reminder). Each has a budget of its own,
 * `LIMIT_MAILS_OWNER`.
 */
export type MailCause = BudgetColumn

/** Notices to one owner that are sent one by one; more of them within the hour are combined into one mail. */
export const NOTICES: Limit = { count: 20, seconds: 3_600 }

/** Mails of moves of one booking to one reader; later moves of the hour come in one mail at its end. */
export const MOVES: Limit = { count: 3, seconds: 3_600 }

/** Mails that wait for one person whom an import brought, who may not know the owner; more are not written. */
export const MAX_WAITING_FOR_STRANGER = 100

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
  return limit && { ...limit, key: mailboxKey(email) }
}

/** Names a mailbox without telling its address. */
export function mailboxKey(email: string): string {
  return createHmac('sha256', signingKey('mail recipient')).update(mailboxOf(email)).digest('base64url')
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
 * For an owner, mails above the limit of a mailbox wait.
 */
export function countsOfBooking(addresses: readonly string[], cause: 'strangers' | 'own'): MailCounts {
  const budget = ownerBudget()
  return {
    recipients: addresses.flatMap((address) => toRecipient(address) ?? []),
    mayExceedRecipients: cause === 'own',
    owner: budget && { column: cause, amount: addresses.length, ...budget },
  }
}

/** The limit that refused a booking, as a 429, or a 409 for its owner; null if none did. */
export async function findRefusal(
  db: Database,
  { recipients, mayExceedRecipients, owner }: MailCounts,
  userId: string,
  now: Date,
): Promise<AppError | null> {
  for (const recipient of mayExceedRecipients ? [] : recipients) {
    const usage = await findRecipientUsage(db, recipient, now)
    if (usage && usage.used >= recipient.count) return refuseRecipient(usage, now)
  }
  if (!owner) return null
  const { column, amount, ...budget } = owner
  const opened = { used: 0, endsAt: new Date(now.getTime() + budget.seconds * 1000) }
  const ofOwner = (await findOwnerUsage(db, userId, column, budget, now)) ?? opened
  if (ofOwner.used + amount <= budget.count) return null
  if (column === 'own') return overBudget(budget.count, amount, ofOwner)
  return limited('LIMIT_MAILS_OWNER', 'page_mail_limit', ofOwner, now)
}

/** Counts mails that an owner sends, inside the transaction that queues them; a 409 rolls it back. */
export async function requireOwnBudget(tx: Database, owner: string, amount: number, now: Date): Promise<void> {
  const budget = ownerBudget()
  if (!budget || amount === 0) return
  const counted = await countLate(tx, { owner, column: 'own', recipients: [], budget: { ...budget, amount } }, now)
  if (counted.owner && counted.owner.used > budget.count) {
    throw overBudget(budget.count, amount, { ...counted.owner, used: counted.owner.used - amount })
  }
}

/** Counts a mail that a visitor asks for, inside the transaction that queues it; a 429 rolls it back. */
export async function requireStrangersMail(
  tx: Database,
  { email, owner }: { email: string; owner: string },
  now: Date,
): Promise<void> {
  const recipient = toRecipient(email)
  const budget = ownerBudget()
  const counted = await countLate(
    tx,
    {
      owner,
      column: 'strangers',
      recipients: recipient ? [{ ...recipient, amount: 1 }] : [],
      budget: budget && { ...budget, amount: 1 },
    },
    now,
  )
  const ofRecipient = recipient && counted.recipients.get(recipient.key)
  if (recipient && ofRecipient && ofRecipient.used > recipient.count) throw refuseRecipient(ofRecipient, now)
  if (budget && counted.owner && counted.owner.used > budget.count) {
    throw limited('LIMIT_MAILS_OWNER', 'page_mail_limit', counted.owner, now)
  }
}

/** Refuses with a 429 what would mail one of these mailboxes above its limit. */
export async function requireRecipients(db: Database, addresses: readonly string[], now: Date): Promise<void> {
  for (const address of addresses) {
    const recipient = toRecipient(address)
    const usage = recipient && (await findRecipientUsage(db, recipient, now))
    if (recipient && usage && usage.used >= recipient.count) throw refuseRecipient(usage, now)
  }
}

/** When a mail may leave, and what it waits for. */
export type Due = { dueAt?: Date; heldFor?: (typeof WAITS_FOR)[number] }

type LateMails = { ownerId: string; cause: MailCause; isBudgeted?: true | undefined; addresses: readonly string[] }

/** Counts mails to people that are not refused: above a limit they wait for a window with room. Answers in the order of the addresses. */
export async function countMails(
  tx: Database,
  { ownerId, cause, isBudgeted, addresses }: LateMails,
  now: Date,
): Promise<Due[]> {
  const budget = isBudgeted ? null : ownerBudget()
  const keyed = addresses.map((address) => toRecipient(address))
  const recipients = new Map<string, Recipient & { amount: number }>()
  for (const recipient of keyed) {
    if (!recipient) continue
    recipients.set(recipient.key, { ...recipient, amount: (recipients.get(recipient.key)?.amount ?? 0) + 1 })
  }
  if (addresses.length === 0 || (!budget && recipients.size === 0)) return addresses.map(() => ({}))
  const counted = await countLate(
    tx,
    {
      owner: ownerId,
      column: cause,
      recipients: [...recipients.values()],
      budget: budget && { ...budget, amount: addresses.length },
    },
    now,
  )
  return keyed.map((recipient, index) => {
    const ofRecipient = recipient && counted.recipients.get(recipient.key)
    // The last of these mails is the one that made the count.
    const used = (counted.owner?.used ?? 0) - (addresses.length - 1 - index)
    return latestOf([
      ...(recipient && ofRecipient ? [toDue(whenFits(ofRecipient, recipient, now), 'recipient', now)] : []),
      ...(budget && counted.owner ? [toDue(whenFits({ ...counted.owner, used }, budget, now), 'budget', now)] : []),
    ])
  })
}

/** Counts people of imported bookings who are mailed for the first time. */
export async function countNewPeople(
  tx: Database,
  { ownerId: owner, amount }: { ownerId: string; amount: number },
  now: Date,
): Promise<Due[]> {
  const limit = env().LIMIT_MAILS_NEW_PEOPLE
  if (!limit || amount === 0) return []
  const counted = await countLate(tx, { owner, column: 'newPeople', recipients: [], budget: { ...limit, amount } }, now)
  if (!counted.owner) return []
  const { used, endsAt } = counted.owner
  return Array.from({ length: amount }, (_, index) =>
    toDue(whenFits({ used: used - (amount - 1 - index), endsAt }, limit, now), 'people', now),
  )
}

const toDue = (dueAt: Date, heldFor: NonNullable<Due['heldFor']>, now: Date): Due =>
  dueAt > now ? { dueAt, heldFor } : {}

/** Empty for at once. */
export function latestOf(dues: readonly Due[]): Due {
  const timeOf = ({ dueAt }: Due) => dueAt?.getTime() ?? 0
  return dues.reduce((latest, due) => (timeOf(due) > timeOf(latest) ? due : latest), {})
}

const refuseRecipient = (usage: Usage, now: Date) =>
  limited('LIMIT_MAILS_RECIPIENT', 'recipient_mail_limit', usage, now)

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
