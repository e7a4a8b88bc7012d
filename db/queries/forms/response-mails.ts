import { type SQL, sql } from 'drizzle-orm'
import { countOwner, countRecipient, type RecipientWindow } from '../outbox/mail-counts'
import type { OutboxRow } from '../outbox/outbox'

/** An email to the respondent, with the limits that it counts for; null for no limit. */
export type Receipt = {
  mail: OutboxRow
  recipient: RecipientWindow | null
  owner: { count: number; seconds: number } | null
}

export type ReceiptShape = { countsRecipient: boolean; countsOwner: boolean }

export function receiptShape(receipt: Receipt | null): ReceiptShape | null {
  return receipt && { countsRecipient: receipt.recipient !== null, countsOwner: receipt.owner !== null }
}

const the = sql.placeholder
const now = sql`${the('now')}::timestamptz`

/** Parts of the statement that stores a response: the email to its owner, who may have switched such emails off meanwhile. */
export const writtenNotice = (): SQL => sql`mail as (
      ${queued('mail')} where form.notify = 'each'
    )`

/**
 * The email to the respondent. Above a limit it refuses the whole statement (23514). The address is counted before the owner, as in
 * every statement that counts both.
 */
export function writtenReceipt({ countsRecipient, countsOwner }: ReceiptShape): SQL {
  const terms = (name: string) => ({
    amount: sql`1`,
    limit: sql`${the(`${name}Limit`)}::int`,
    seconds: sql`${the(`${name}Seconds`)}::float8`,
    now,
  })
  const source = sql`from form, response`
  const after = countsRecipient ? sql`${source}, (select count(*) from recipient) as counted_first` : source
  return sql`receipt as (${queued('receipt')})${
    countsRecipient
      ? sql`, recipient as (${countRecipient(sql`${the('recipient')}::text`, terms('recipient'), { source })})`
      : sql``
  }${countsOwner ? sql`, counted as (${countOwner(sql`form.user_id`, 'strangers', terms('owner'), { source: after })})` : sql``}`
}

function queued(name: 'mail' | 'receipt'): SQL {
  return sql`
      insert into outbox (id, user_id, template, payload, next_attempt_at, expires_at, created_at)
      select ${the(`${name}Id`)}::uuid, form.user_id, ${the(`${name}Template`)}, ${the(`${name}Payload`)}, ${now},
        ${the(`${name}Ends`)}::timestamptz, ${now}
      from form, response`
}

export function noticeValues(mail: OutboxRow | null): Record<string, unknown> {
  return mail ? mailValues('mail', mail) : {}
}

export function receiptValues(receipt: Receipt | null): Record<string, unknown> {
  if (!receipt) return {}
  const { mail, recipient, owner } = receipt
  return {
    ...mailValues('receipt', mail),
    recipient: recipient?.key,
    recipientLimit: recipient?.count,
    recipientSeconds: recipient?.seconds,
    ownerLimit: owner?.count,
    ownerSeconds: owner?.seconds,
  }
}

function mailValues(name: 'mail' | 'receipt', { id, template, payload, expiresAt }: OutboxRow) {
  return {
    [`${name}Id`]: id,
    [`${name}Template`]: template,
    [`${name}Payload`]: payload,
    [`${name}Ends`]: expiresAt.toISOString(),
  }
}
