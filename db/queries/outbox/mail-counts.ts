import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'

/** A limit: `count` emails in `seconds`. */
type Window = { count: number; seconds: number }
export type RecipientWindow = Window & { key: string }
export type Column = 'strangers' | 'own' | 'notices'

/** A limit as SQL: values, or placeholders of a prepared statement. */
type Terms = { amount: SQL; limit: SQL; seconds: SQL; now: SQL }

function termsOf({ count, seconds }: Window, now: Date, amount = 1): Terms {
  return {
    amount: sql`${amount}::int`,
    limit: sql`${count}::int`,
    seconds: sql`${seconds}::float8`,
    now: sql`${now.toISOString()}::timestamptz`,
  }
}

const later = (now: SQL, seconds: SQL) => sql`${now} + ${seconds} * interval '1 second'`

/** The number of windows of an address that have ended since its row was written. */
function passedOf({ seconds, now }: Pick<Terms, 'seconds' | 'now'>): SQL {
  return sql`greatest(0, floor(extract(epoch from ${now} - c.ends_at) / ${seconds}) + 1)`
}

/** The count that is left at `now` for the open window and later ones: each window takes up to the limit. */
function leftOf({ limit, ...terms }: Pick<Terms, 'limit' | 'seconds' | 'now'>): SQL {
  return sql`greatest(0, c.used - ${limit} * ${passedOf(terms)})::int`
}

function endOf(terms: Pick<Terms, 'seconds' | 'now'>): SQL {
  return later(sql`c.ends_at`, sql`(${terms.seconds} * ${passedOf(terms)})`)
}

/**
 * Counts an email to an address, from `source`, which must have one row for each key. With `mayExceed` it is not refused but
 * belongs to a later window; without, a negative `room` refuses the statement (23514).
 */
export function countRecipient(
  key: SQL,
  { amount, limit, seconds, now }: Terms,
  { source, mayExceed = false }: { source: SQL; mayExceed?: boolean },
): SQL {
  const [left, endsAt] = [leftOf({ limit, seconds, now }), endOf({ seconds, now })]
  const room = (used: SQL) => (mayExceed ? sql`greatest(0, ${limit} - ${used})` : sql`${limit} - (${used})`)
  return sql`
    insert into recipient_mail_counts as c (key, used, room, ends_at)
    select ${key}, ${amount}, ${room(amount)}, ${later(now, seconds)} ${source}
    on conflict (key) do update set
      used = ${left} + ${amount},
      room = ${room(sql`${left} + ${amount}`)},
      ends_at = case when ${left} = 0 and c.ends_at <= ${now} then excluded.ends_at else ${endsAt} end
    returning c.used, c.ends_at`
}

const ENDS = { strangers: 'strangers_ends_at', own: 'own_ends_at', notices: 'notices_ends_at' } as const

/** The count in the window that is open at `now`. */
function usedIn(column: Column, now: SQL): SQL {
  const [name, ends] = [sql.raw(`c.${column}`), sql.raw(`c.${ENDS[column]}`)]
  return sql`(case when ${ends} > ${now} then ${name} else 0 end)`
}

/** Adds the row that the insert proposes to the open window, or begins its window. */
function setWindow(column: Column, now: SQL): SQL {
  const [name, ends] = [sql.raw(column), sql.raw(ENDS[column])]
  return sql`${name} = ${usedIn(column, now)} + excluded.${name},
      ${ends} = case when c.${ends} > ${now} then c.${ends} else excluded.${ends} end`
}

/** The same for emails of an owner, whose id is in `source`, in one row or none. */
export function countOwner(
  owner: SQL,
  column: 'strangers' | 'own',
  terms: Terms,
  { source, mayExceed = false }: { source: SQL; mayExceed?: boolean },
): SQL {
  const { amount, limit, seconds, now } = terms
  const [name, ends] = [sql.raw(column), sql.raw(ENDS[column])]
  const room = (used: SQL) => (mayExceed ? sql`greatest(0, ${limit} - ${used})` : sql`${limit} - (${used})`)
  return sql`
    insert into owner_mail_counts as c (user_id, ${name}, ${ends}, room)
    select ${owner}, ${amount}, ${later(now, seconds)}, ${room(amount)} ${source}
    on conflict (user_id) do update set
      ${setWindow(column, now)},
      room = ${room(sql`${usedIn(column, now)} + ${amount}`)}
    returning c.user_id, c.${name} as used, c.${ends} as ends_at`
}

/** Counts emails to an address that cannot be refused. Returns when the last one may be sent. */
export async function countLateRecipient(tx: Database, { key, ...window }: RecipientWindow, now: Date): Promise<Date> {
  const statement = countRecipient(sql`${key}`, termsOf(window, now), { source: sql``, mayExceed: true })
  const [row] = rowsOf<{ used: number; ends_at: string | Date }>(await tx.execute(statement))
  if (!row || row.used <= window.count) return now
  const windows = Math.ceil(row.used / window.count) - 2
  return new Date(new Date(row.ends_at).getTime() + windows * window.seconds * 1000)
}

/** Counts emails caused by visitors that cannot be refused. */
export async function countLateStrangers(tx: Database, owner: string, window: Window, now: Date): Promise<void> {
  await tx.execute(
    countOwner(sql`${owner}::uuid`, 'strangers', termsOf(window, now), { source: sql``, mayExceed: true }),
  )
}

export type Usage = { used: number; endsAt: Date }

/** Counts emails that the owner sends. Returns the new count; the caller rolls back if it exceeds the limit. */
export async function countOwnMails(
  tx: Database,
  owner: string,
  amount: number,
  window: Window,
  now: Date,
): Promise<Usage> {
  const terms = termsOf(window, now, amount)
  const usage = toUsage(
    await tx.execute(countOwner(sql`${owner}::uuid`, 'own', terms, { source: sql``, mayExceed: true })),
  )
  if (!usage) throw new Error('Mails were not counted')
  return usage
}

/** Null while no window is open. */
export async function findOwnerUsage(db: Database, owner: string, column: Column, now: Date): Promise<Usage | null> {
  const [name, ends] = [sql.raw(column), sql.raw(ENDS[column])]
  const result = await db.execute(sql`select ${name} as used, ${ends} as ends_at from owner_mail_counts
    where user_id = ${owner}::uuid and ${ends} > ${now.toISOString()}::timestamptz`)
  return toUsage(result)
}

/** `endsAt`: when there is room again, if the limit is reached. */
export async function findRecipientUsage(
  db: Database,
  { key, ...window }: RecipientWindow,
  now: Date,
): Promise<Usage | null> {
  const terms = termsOf(window, now)
  const usage = toUsage(
    await db.execute(sql`select ${leftOf(terms)} as used, ${endOf(terms)} as ends_at
      from recipient_mail_counts c where c.key = ${key}`),
  )
  if (!usage) return null
  const fullWindows = Math.max(0, Math.floor(usage.used / window.count) - 1)
  return { used: usage.used, endsAt: new Date(usage.endsAt.getTime() + fullWindows * window.seconds * 1000) }
}

function toUsage(result: unknown): Usage | null {
  const [row] = rowsOf<{ used: number; ends_at: string | Date }>(result)
  return row ? { used: row.used, endsAt: new Date(row.ends_at) } : null
}

/**
 * Counts a notice in the hour's window and in the owner's budget for visitors, unless one of them is full. Returns true
 * when it may be sent by itself.
 */
export async function countNotice(
  db: Database,
  owner: string,
  limits: { notices: Window; strangers: Window | null; strangersLimit: number },
  now: Date,
): Promise<boolean> {
  const [hour, day] = [termsOf(limits.notices, now), termsOf(limits.strangers ?? limits.notices, now)]
  const fits = sql`${usedIn('notices', hour.now)} < ${hour.limit}`
  const isAffordable = limits.strangers
    ? sql` and ${usedIn('strangers', day.now)} < ${limits.strangersLimit}::int`
    : sql``
  const strangers = limits.strangers ? sql`, ${setWindow('strangers', day.now)}` : sql``
  const result = await db.execute(sql`
    insert into owner_mail_counts as c (user_id, notices, notices_ends_at, strangers, strangers_ends_at)
    values (${owner}::uuid, 1, ${later(hour.now, hour.seconds)}, 1, ${later(day.now, day.seconds)})
    on conflict (user_id) do update set ${setWindow('notices', hour.now)}${strangers}
    where ${fits}${isAffordable}
    returning c.user_id`)
  return rowsOf(result).length === 1
}
