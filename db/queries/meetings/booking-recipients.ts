import { type SQL, sql } from 'drizzle-orm'
import { countOwner, countRecipient, fitsAt, type RecipientWindow } from '../outbox/mail-counts'

const the = sql.placeholder

const terms = (limit: string, seconds: string, amount: SQL = sql`1`) => ({
  amount,
  limit: sql`${the(limit)}::int`,
  seconds: sql`${the(seconds)}::float8`,
  now: sql`${the('now')}::timestamptz`,
})

/** Parts of the statement that writes a booking: they count its mails, to so many mailboxes, and those of its owner. */
export function countedRecipients(count: number, mayExceed: boolean): SQL {
  const limits = terms('recipientLimit', 'recipientSeconds')
  if (count === 1) {
    const source = sql`from booking`
    return sql`recipient as (${countRecipient(sql`${the('recipient0')}::text`, limits, { source, mayExceed })})`
  }
  const rows = sql.join(
    Array.from({ length: count }, (_, index) => sql`(${the(`recipient${index}`)}::text)`),
    sql`, `,
  )
  // Rows are locked in the order of their keys, so that no two bookings can deadlock.
  const source = sql`from booking, (values ${rows}) as r (key) order by r.key`
  return sql`recipient as (${countRecipient(sql`r.key`, limits, { source, mayExceed })})`
}

/** A mail above the limit of its recipient waits: its time and its end, and why and for whom it is held. */
export function lateMail(): { due: SQL; ends: SQL; heldFor: SQL; join: SQL } {
  const fits = fitsAt(
    { used: sql`recipient.used`, endsAt: sql`recipient.ends_at` },
    terms('recipientLimit', 'recipientSeconds'),
  )
  const isLate = sql`${fits} > mail.due`
  return {
    due: sql`greatest(mail.due, ${fits})`,
    ends: sql`mail.ends + greatest(interval '0', ${fits} - mail.due)`,
    heldFor: sql`case when ${isLate} then 'recipient' end, case when ${isLate} then mail.recipient end`,
    join: sql`left join recipient on recipient.key = mail.recipient`,
  }
}

/** Every statement that counts both locks the addresses first, then their owner, so that none can deadlock. */
export function countedOwner(column: 'strangers' | 'own', recipientCount: number): SQL {
  const limits = terms('ownerLimit', 'ownerSeconds', sql`${the('ownerAmount')}::int`)
  const source = recipientCount > 0 ? sql`from booking, (select count(*) from recipient) as counted` : sql`from booking`
  return sql`counted as (${countOwner(sql`booking.user_id`, column, limits, { source })})`
}

export function recipientValues(recipients: readonly RecipientWindow[]): Record<string, unknown> {
  const [first] = recipients
  return {
    ...Object.fromEntries(recipients.map(({ key }, index) => [`recipient${index}`, key])),
    recipientLimit: first?.count,
    recipientSeconds: first?.seconds,
  }
}
