import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { erasedPeople, forms, pictures, userSettings } from '@/db/schema'
import { rowsOf } from '../rows'
import { anyOf } from './any-of'

type Names = Record<string, unknown>

/**
 * Inserts rows by the names of the schema, in one statement; instants are texts. A row that is there already, or whose time is
 * taken, is left out. Returns the rows that were written, by `key`.
 */
export async function insertRows(
  tx: Database,
  table: PgTable,
  rows: readonly Names[],
  key = 'id',
): Promise<Set<string>> {
  const [first] = rows
  if (!first) return new Set()
  const columns = getTableColumns(table)
  const nameOf = (field: string) => columns[field]?.name ?? ''
  const fields = Object.keys(first).filter((field) => field in columns)
  const asStored = rows.map((row) => Object.fromEntries(fields.map((field) => [nameOf(field), row[field] ?? null])))
  const listed = sql.join(
    fields.map((field) => sql.identifier(nameOf(field))),
    sql`, `,
  )
  const written = await tx.execute(sql`
    insert into ${table} (${listed})
    select ${listed} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(asStored)}::json)
    on conflict do nothing returning ${sql.identifier(nameOf(key))}::text as key`)
  return new Set(rowsOf<{ key: string }>(written).map((row) => row.key))
}

/** Tables with the owner of a row; a row of a form or a page is its owner's. */
const OWNERS = {
  time_off: sql`t.user_id`,
  time_slot_pages: sql`t.user_id`,
  time_slot_availabilities: sql`(select p.user_id from time_slot_pages p where p.id = t.page_id)`,
  page_links: sql`(select p.user_id from time_slot_pages p where p.id = t.page_id)`,
  time_slot_bookings: sql`t.user_id`,
  meetings: sql`t.user_id`,
  forms: sql`t.user_id`,
  form_questions: sql`(select f.user_id from forms f where f.id = t.form_id)`,
  form_logic_rules: sql`(select f.user_id from forms f where f.id = t.form_id)`,
  form_responses: sql`(select f.user_id from forms f where f.id = t.form_id)`,
  form_files: sql`(select f.user_id from forms f where f.id = t.form_id)`,
} satisfies Record<string, SQL>

export type OwnedTable = keyof typeof OWNERS

/** Tells which of the ids exist in a table, and whether they are this owner's. */
export async function findTaken(
  tx: Database,
  owner: OwnerId,
  table: OwnedTable,
  ids: readonly string[],
): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.execute(sql`
    select t.id, coalesce(${OWNERS[table]} = ${owner}::uuid, false) as mine from ${sql.identifier(table)} t
    where t.id = ${anyOf(ids)}`)
  return new Map(rowsOf<{ id: string; mine: boolean }>(rows).map(({ id, mine }) => [id, mine]))
}

export async function isSlugTaken(tx: Database, table: 'forms' | 'time_slot_pages', slug: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from ${sql.identifier(table)} where slug = ${slug}`)
  return rowsOf(rows).length > 0
}

/** The booking page of new forms, which are written before the pages. */
export async function setNextPages(tx: Database, steps: readonly { id: string; nextPageId: string }[]): Promise<void> {
  await tx.execute(sql`
    update forms f set next_page_id = s."nextPageId"
    from json_to_recordset(${JSON.stringify(steps)}::json) as s (id uuid, "nextPageId" uuid)
    where f.id = s.id and f.next_page_id is null`)
}

/** Responses of these forms until now are in no daily email. */
export async function keepOutOfDigests(tx: Database, owner: OwnerId, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(forms)
    .set({ digestSentAt: sql`greatest(${forms.digestSentAt}, ${now.toISOString()}::timestamptz)` })
    .where(sql`${forms.userId} = ${owner}::uuid and ${forms.id} = ${anyOf(ids)}`)
}

/**
 * Until the end of the transaction rows may name others that are not there: those of another portion of a plan. Only the embedded
 * database lets us.
 */
export async function withoutReferences(tx: Database): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`)
}

/** Takes rows of an import back, by the column that names them. */
export async function deleteRows(
  tx: Database,
  owner: OwnerId,
  { table, key }: { table: PgTable; key: string },
  values: readonly string[],
): Promise<void> {
  const name = getTableName(table)
  const ownerOf = name in OWNERS ? OWNERS[name as OwnedTable] : sql`t.user_id`
  const column = getTableColumns(table)[key]?.name ?? ''
  const named = values.map((value) => ({ [column]: value }))
  await tx.execute(sql`
    delete from ${table} t where ${ownerOf} = ${owner}::uuid and t.${sql.identifier(column)} in (
      select r.${sql.identifier(column)}
      from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(named)}::json) r)`)
}

/** People who were erased here are erased again from what came. */
export async function reopenErasures(tx: Database, owner: OwnerId): Promise<void> {
  await tx.update(erasedPeople).set({ doneAt: null }).where(eq(erasedPeople.userId, owner))
}

export async function hasSavedSettings(tx: Database, owner: OwnerId): Promise<boolean> {
  const rows = await tx
    .select({ fullName: userSettings.fullName, savedAt: userSettings.savedAt })
    .from(userSettings)
    .where(eq(userSettings.userId, owner))
  return rows.some(({ fullName, savedAt }) => fullName !== '' || savedAt !== null)
}

export async function listPictureKinds(tx: Database, owner: OwnerId): Promise<string[]> {
  const rows = await tx
    .select({ kind: pictures.kind })
    .from(pictures)
    .where(sql`${pictures.userId} = ${owner}::uuid and ${pictures.replacedAt} is null`)
  return rows.map(({ kind }) => kind)
}
