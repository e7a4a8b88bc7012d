import { desc, eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import * as schema from '@/db/schema'
import { meetings, timeSlotBookings, unfinishedRows, userSettings } from '@/db/schema'
import { rowsOf } from '../rows'
import { anyOf } from './any-of'

/** Rows that a run has written, by the column that names them, or changed, as they were. */
export type Noted = { table: PgTable; key: string } & (
  | { values: string[] }
  | { columns: string[]; rows: Record<string, unknown>[] }
)

/** Columns that a run changes in rows that are here. */
const CHANGED = [
  { table: timeSlotBookings, key: 'id', columns: ['status', 'cancelledAt', 'cancelReason', 'history'] },
  { table: meetings, key: 'id', columns: ['status', 'icalSequence', 'updatedAt'] },
] as const

/** Bookings that are about to be cancelled, and their meetings, as they are. */
export async function readBookingsAsTheyAre(tx: Database, owner: OwnerId, ids: readonly string[]): Promise<Noted[]> {
  const listed = anyOf(ids)
  const found: Noted[] = []
  for (const { table, key, columns } of CHANGED) {
    const isNamed = table === timeSlotBookings ? sql`t.id = ${listed}` : sql`t.booking_id = ${listed}`
    const rows = await tx.execute(
      sql`select to_jsonb(t) as row from ${table} t where t.user_id = ${owner}::uuid and ${isNamed}`,
    )
    found.push({ table, key, columns: [...columns], rows: toRows(rows) })
  }
  return found
}

/** The settings of an owner as they are, so that what is saved over them can be taken back. */
export async function readSettingsAsTheyAre(tx: Database, owner: OwnerId): Promise<Noted> {
  const rows = toRows(
    await tx.execute(sql`select to_jsonb(t) as row from ${userSettings} t where t.user_id = ${owner}::uuid`),
  )
  const key = 'userId'
  if (rows.length === 0) return { table: userSettings, key, values: [owner] }
  const columns = Object.keys(getTableColumns(userSettings)).filter((name) => name !== key)
  return { table: userSettings, key, columns, rows }
}

const toRows = (rows: unknown) =>
  rowsOf<{ row: Record<string, unknown> }>(rows as Parameters<typeof rowsOf>[0]).map(({ row }) => row)

/** Gives rows that were changed what they had. */
export async function restoreRows(
  tx: Database,
  owner: OwnerId,
  { table, key, columns, rows }: Extract<Noted, { rows: unknown }>,
): Promise<void> {
  const known = getTableColumns(table)
  const nameOf = (field: string) => sql.identifier(known[field]?.name ?? '')
  const set = columns.map((field) => sql`${nameOf(field)} = r.${nameOf(field)}`)
  await tx.execute(sql`
    update ${table} t set ${sql.join(set, sql`, `)}
    from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(rows)}::json) r
    where t.${nameOf(key)} = r.${nameOf(key)} and t.user_id = ${owner}::uuid`)
}

/** Notes what a portion has done, in its transaction. `from`: how many were noted before. */
export async function noteRows(tx: Database, owner: OwnerId, from: number, noted: readonly Noted[]): Promise<void> {
  if (noted.length === 0) return
  await tx.insert(unfinishedRows).values(
    noted.map(({ table, ...one }, place) => ({
      userId: owner,
      place: from + place,
      table: getTableName(table),
      values: null,
      columns: null,
      rows: null,
      ...one,
    })),
  )
}

/** The accounts of runs that did not come to their end. */
export async function listAccountsOfUnfinishedRows(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: unfinishedRows.userId }).from(unfinishedRows)
  return rows.map(({ userId }) => userId)
}

const TABLES: ReadonlyMap<string, PgTable> = new Map<string, PgTable>(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => [getTableName(table), table]),
)

/** The last first. */
export async function readUnfinishedRows(db: Database, owner: OwnerId): Promise<Noted[]> {
  const rows = await db
    .select()
    .from(unfinishedRows)
    .where(eq(unfinishedRows.userId, owner))
    .orderBy(desc(unfinishedRows.place))
  return rows.flatMap(({ table: name, key, values, columns, rows: changed }): Noted[] => {
    const table = TABLES.get(name)
    if (!table) return []
    if (values) return [{ table, key, values }]
    return columns && changed ? [{ table, key, columns, rows: changed }] : []
  })
}

export async function forgetUnfinishedRows(tx: Database, owner: OwnerId): Promise<void> {
  await tx.delete(unfinishedRows).where(eq(unfinishedRows.userId, owner))
}
