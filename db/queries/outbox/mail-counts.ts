import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'

/** A limit: `count` emails in `seconds`. */
type Window = { count: number; seconds: number }
export type RecipientWindow = Window & { key: string }
/** `newPeople`: people of imported bookings who are mailed for the first time; `notices` has windows of an hour. */
export type Column = 'strangers' | 'own' | 'timed' | 'newPeople' | 'notices'
/** Columns whose limit is the budget of the owner. */
export type BudgetColumn = Exclude<Column, 'newPeople' | 'notices'>

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

/** The columns of one count. What exceeds the limit belongs to later windows, of which each takes up to the limit. */
type Count = { used: SQL; endsAt: SQL }

const RECIPIENT: Count = { used: sql.raw('c.used'), endsAt: sql.raw('c.ends_at') }

const NAMES = {
  strangers: ['strangers', 'strangers_ends_at'],
  own: ['own', 'own_ends_at'],
  timed: ['timed', 'timed_ends_at'],
  newPeople: ['new_people', 'new_people_ends_at'],
  notices: ['notices', 'notices_ends_at'],
} as const satisfies Record<Column, [string, string]>

function ofOwner(column: Column): Count & { names: { used: SQL; endsAt: SQL } } {
  const [used, endsAt] = NAMES[column]
  return {
    used: sql.raw(`c.${used}`),
    endsAt: sql.raw(`c.${endsAt}`),
    names: { used: sql.raw(used), endsAt: sql.raw(endsAt) },
  }
}

type WindowTerms = Pick<Terms, 'limit' | 'seconds' | 'now'>

/** The number of windows that have ended since the row was written; 0 where none was begun. */
function passedOf({ endsAt }: Count, { seconds, now }: WindowTerms): SQL {
  return sql`greatest(0, floor(extract(epoch from ${now} - ${endsAt}) / ${seconds}) + 1)`
}

/** The count that is left at `now` for the open window and later ones. */
function leftOf(count: Count, terms: WindowTerms): SQL {
  return sql`greatest(0, ${count.used} - ${terms.limit} * ${passedOf(count, terms)})::int`
}

function endOf(count: Count, terms: WindowTerms): SQL {
  return later(count.endsAt, sql`(${terms.seconds} * ${passedOf(count, terms)})`)
}

/** The end of the window after counting: a new one begins when the last one is over and nothing is left for it. */
function nextEndOf(count: Count, terms: WindowTerms): SQL {
  const isOver = sql`${leftOf(count, terms)} = 0 and coalesce(${count.endsAt} <= ${terms.now}, true)`
  return sql`case when ${isOver} then ${later(terms.now, terms.seconds)} else ${endOf(count, terms)} end`
}

type Counting = { source: SQL; mayExceed?: boolean }

/** What is left of a window; a negative one refuses the statement (23514). */
const roomOf = (limit: SQL, used: SQL, mayExceed: boolean) =>
  mayExceed ? sql`greatest(0, ${limit} - (${used}))` : sql`${limit} - (${used})`

/**
 * Counts an email to an address, from `source`, which must have one row for each key. With `mayExceed` it is not refused but
 * belongs to a later window; without, a negative `room` refuses the statement.
 */
export function countRecipient(key: SQL, terms: Terms, { source, mayExceed = false }: Counting): SQL {
  const { amount, limit, seconds, now } = terms
  const left = leftOf(RECIPIENT, terms)
  return sql`
    insert into recipient_mail_counts as c (key, used, room, ends_at)
    select ${key}, ${amount}, ${roomOf(limit, amount, mayExceed)}, ${later(now, seconds)} ${source}
    on conflict (key) do update set
      used = ${left} + excluded.used,
      room = ${roomOf(limit, sql`${left} + excluded.used`, mayExceed)},
      ends_at = ${nextEndOf(RECIPIENT, terms)}
    returning c.key, c.used, c.ends_at`
}

/** When a count fits, as SQL: now, or when the window begins that takes the last email of it. */
export function fitsAt({ used, endsAt }: Count, { limit, seconds, now }: WindowTerms): SQL {
  const windows = sql`(ceil(${used} / ${limit}::float8) - 2)`
  return sql`case when ${used} <= ${limit} then ${now} else ${later(endsAt, sql`${seconds} * ${windows}`)} end`
}

/** The same for emails of an owner, whose id is in `source`, in one row or none. */
export function countOwner(
  owner: SQL,
  column: Exclude<Column, 'notices'>,
  terms: Terms,
  { source, mayExceed = false }: Counting,
): SQL {
  const { amount, limit, seconds, now } = terms
  const { names, ...count } = ofOwner(column)
  return sql`
    insert into owner_mail_counts as c (user_id, ${names.used}, ${names.endsAt}, room)
    select ${owner}, ${amount}, ${later(now, seconds)}, ${roomOf(limit, amount, mayExceed)} ${source}
    on conflict (user_id) do update set
      ${addTo(column, terms)},
      room = ${roomOf(limit, sql`${leftOf(count, terms)} + excluded.${names.used}`, mayExceed)}
    returning c.user_id, ${count.used} as used, ${count.endsAt} as ends_at`
}

/** Adds the row that the insert proposes to its window. */
function addTo(column: Column, terms: WindowTerms): SQL {
  const { names, ...count } = ofOwner(column)
  return sql`${names.used} = ${leftOf(count, terms)} + excluded.${names.used},
      ${names.endsAt} = ${nextEndOf(count, terms)}`
}

type Row = { used: number; ends_at: string | Date }
export type Usage = { used: number; endsAt: Date }

const toUsage = ({ used, ends_at }: Row): Usage => ({ used, endsAt: new Date(ends_at) })

/** When the email that makes a count `used` may be sent. */
export function whenFits({ used, endsAt }: Usage, { count, seconds }: Window, now: Date): Date {
  if (used <= count) return now
  const windows = Math.ceil(used / count) - 2
  return new Date(endsAt.getTime() + windows * seconds * 1000)
}

type Late = {
  owner: string
  column: Exclude<Column, 'notices'>
  /** Mailboxes with their numbers of emails, each once. */
  recipients: readonly (RecipientWindow & { amount: number })[]
  /** Null for no limit. */
  budget: (Window & { amount: number }) | null
}

/**
 * Counts emails that are not refused, in one statement. Returns the new counts: of each mailbox, and of the owner. Rows are locked in the
 * order of every statement that counts: mailboxes by their keys, then the owner.
 */
export async function countLate(
  tx: Database,
  { owner, column, recipients, budget }: Late,
  now: Date,
): Promise<{ recipients: Map<string, Usage>; owner: Usage | null }> {
  const [window] = recipients
  const people = window && {
    ...termsOf(window, now),
    amount: sql`r.amount`,
    listed: JSON.stringify(recipients.map(({ key, amount }) => ({ key, amount }))),
  }
  const counted = people
    ? countRecipient(sql`r.key`, people, {
        source: sql`from jsonb_to_recordset(${people.listed}::jsonb) as r (key text, amount int) order by r.key`,
        mayExceed: true,
      })
    : sql`select null::text as key, 0 as used, now() as ends_at where false`
  // It reads the first part, so that it runs after it.
  const after = sql`from (select count(*) from people) as counted`
  const budgeted = budget
    ? countOwner(sql`${owner}::uuid`, column, termsOf(budget, now, budget.amount), { source: after, mayExceed: true })
    : sql`select null::uuid as user_id, 0 as used, now() as ends_at where false`
  const rows = rowsOf<Row & { key: string | null }>(
    await tx.execute(sql`with people as (${counted}), budget as (${budgeted})
      select key, used, ends_at from people union all select null, used, ends_at from budget`),
  )
  const ofOwnerRow = rows.find(({ key }) => key === null)
  return {
    recipients: new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, toUsage(row)]]))),
    owner: ofOwnerRow ? toUsage(ofOwnerRow) : null,
  }
}

/** `endsAt`: when there is room again, if the limit is reached. Null while nothing was counted, or all of it is over. */
export async function findOwnerUsage(
  db: Database,
  userId: string,
  column: Column,
  window: Window,
  now: Date,
): Promise<Usage | null> {
  const usage = await findCounted(db, userId, column, window, now)
  return usage && endOfFullWindows(usage, window)
}

/** When the last of so many more emails may leave. */
export async function whenAllFit(
  db: Database,
  { owner, column, amount }: { owner: string; column: Column; amount: number },
  window: Window,
  now: Date,
): Promise<Date> {
  const opened = { used: 0, endsAt: new Date(now.getTime() + window.seconds * 1000) }
  const { used, endsAt } = (await findCounted(db, owner, column, window, now)) ?? opened
  return whenFits({ used: used + amount, endsAt }, window, now)
}

async function findCounted(
  db: Database,
  userId: string,
  column: Column,
  window: Window,
  now: Date,
): Promise<Usage | null> {
  const { names: _, ...count } = ofOwner(column)
  const terms = termsOf(window, now)
  const found = await db.execute(sql`select ${leftOf(count, terms)} as used, ${endOf(count, terms)} as ends_at
    from owner_mail_counts c where c.user_id = ${userId}::uuid and ${count.endsAt} is not null`)
  const [row] = rowsOf<Row>(found)
  return row && row.used > 0 ? toUsage(row) : null
}

export async function findRecipientUsage(
  db: Database,
  { key, ...window }: RecipientWindow,
  now: Date,
): Promise<Usage | null> {
  const terms = termsOf(window, now)
  const found = await db.execute(sql`select ${leftOf(RECIPIENT, terms)} as used, ${endOf(RECIPIENT, terms)} as ends_at
    from recipient_mail_counts c where c.key = ${key}`)
  const [row] = rowsOf<Row>(found)
  return row ? endOfFullWindows(toUsage(row), window) : null
}

function endOfFullWindows(usage: Usage, window: Window): Usage {
  const fullWindows = Math.max(0, Math.floor(usage.used / window.count) - 1)
  return { used: usage.used, endsAt: new Date(usage.endsAt.getTime() + fullWindows * window.seconds * 1000) }
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
  const fits = sql`${leftOf(ofOwner('notices'), hour)} < ${hour.limit}`
  const isAffordable = limits.strangers
    ? sql` and ${leftOf(ofOwner('strangers'), day)} < ${limits.strangersLimit}::int`
    : sql``
  const strangers = limits.strangers ? sql`, ${addTo('strangers', day)}` : sql``
  const result = await db.execute(sql`
    insert into owner_mail_counts as c (user_id, notices, notices_ends_at, strangers, strangers_ends_at)
    values (${owner}::uuid, 1, ${later(hour.now, hour.seconds)}, 1, ${later(day.now, day.seconds)})
    on conflict (user_id) do update set ${addTo('notices', hour)}${strangers}
    where ${fits}${isAffordable}
    returning c.user_id`)
  return rowsOf(result).length === 1
}
