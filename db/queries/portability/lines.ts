import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import {
  formFiles,
  formLogicRules,
  formQuestions,
  formResponses,
  forms,
  formVersions,
  meetings,
  pageLinks,
  pictures,
  timeOff,
  timeSlotAvailabilities,
  timeSlotBookings,
  timeSlotPages,
  userSettings,
  users,
} from '@/db/schema'
import type { PictureKind } from '@/lib/shared/brand'
import { OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { exactly } from '../forms/form-responses'
import { rowsOf } from '../rows'
import { carriedColumns } from './columns'

/** The position of a row: when it was created, which never changes, and its id. */
export type Place = { at: string; id: string }

/** Rows as one text, a line of JSON for each: objects of many rows would fill the heap. `last` is null without rows. */
export type Lines = { count: number; lines: string; last: Place | null }

type Listed = PgTable & { id: PgColumn; createdAt: PgColumn }
type Source = { table: Listed; line: SQL; where: SQL | undefined }
type Carried = Parameters<typeof carriedColumns>[0]

export const LISTED = ['time-off', 'forms', 'pages', 'bookings', 'meetings', 'responses', 'files'] as const
export type ListedPart = (typeof LISTED)[number]

/** `name: value` of each column that is carried, for `json_build_object`. */
function fieldsOf(name: Carried, table: PgTable): SQL[] {
  const columns = getTableColumns(table)
  return carriedColumns(name).map((key) => {
    const column = columns[key] as PgColumn
    return sql`${sql.raw(`'${key}'`)}, ${column.columnType === 'PgTimestamp' ? exactly(column) : column}`
  })
}

const objectOf = (fields: SQL[]) => sql`json_build_object(${sql.join(fields, sql`, `)})`

/** The rows of a table that belong to a row, as one array. */
function within(name: Carried, table: PgTable, { is, by }: { is: SQL; by: SQL }): SQL {
  return sql`(select coalesce(json_agg(${objectOf(fieldsOf(name, table))} order by ${by}), '[]') from ${table} where ${is})`
}

const availabilities = within('timeSlotAvailabilities', timeSlotAvailabilities, {
  is: eq(timeSlotAvailabilities.pageId, timeSlotPages.id),
  by: asc(timeSlotAvailabilities.id),
})
const links = within('pageLinks', pageLinks, { is: eq(pageLinks.pageId, timeSlotPages.id), by: asc(pageLinks.id) })
const questions = within('formQuestions', formQuestions, {
  is: eq(formQuestions.formId, forms.id),
  by: sql`${formQuestions.order}, ${formQuestions.id}`,
})
const rules = within('formLogicRules', formLogicRules, {
  is: eq(formLogicRules.formId, forms.id),
  by: sql`${formLogicRules.order}, ${formLogicRules.id}`,
})
const versions = within('formVersions', formVersions, {
  is: eq(formVersions.formId, forms.id),
  by: sql`${formVersions.usedAt}, ${formVersions.hash}`,
})

const PAGE_FIELDS = [
  ...fieldsOf('timeSlotPages', timeSlotPages),
  sql`'availabilities', ${availabilities}`,
  sql`'links', ${links}`,
]
/** Somebody who may hold bookings of a team, beside a row that names them; a room has neither an address nor a role. */
const hostsOf = (by: SQL, more: SQL) => sql`(
  select coalesce(json_agg(json_build_object('name', coalesce(nullif(hs.full_name, ''), hu.username), 'email', hu.email, 'role', hm.role, ${more})), '[]')
  from (${by}) h join users hu on hu.id = h.account left join user_settings hs on hs.user_id = hu.id
    left join team_members hm on hm.person_id = hu.id and hm.team_id = h.team
)`
const PAGE_HOSTS = hostsOf(
  sql`select account_id as account, ${timeSlotPages.userId} as team, group_place, weight, priority, max_per_day
    from page_hosts where page_id = ${timeSlotPages.id} order by group_place, place`,
  sql`'group', h.group_place, 'weight', h.weight, 'priority', h.priority, 'maxPerDay', h.max_per_day`,
)
const BOOKING_HOSTS = hostsOf(
  sql`select held.user_id as account, ${timeSlotBookings.userId} as team, held.host_group from time_slot_bookings held
    where held.host_of = ${timeSlotBookings.id} and held.move_of is null order by held.host_place, held.id`,
  sql`'group', coalesce(h.host_group, '')`,
)

const HOSTING = sql`'hosting', json_build_object('groups', ${timeSlotPages.hostGroups}, 'moveHosts', ${timeSlotPages.moveHosts}, 'hosts', ${PAGE_HOSTS})`

/** A line as a person's rows have it; those of a team have more. */
const orOfTeam = (account: PgColumn, fields: SQL[], more: SQL[]) => sql`case
  when exists (select from users account where account.id = ${account} and account.kind = 'team') then ${objectOf([...fields, ...more])}
  else ${objectOf(fields)} end`

const FORM_LINE = objectOf([
  ...fieldsOf('forms', forms),
  sql`'questions', ${questions}`,
  sql`'rules', ${rules}`,
  sql`'versions', ${versions}`,
])

/** What somebody holds for a team belongs to the team. */
const isNotOfTeam = sql`not exists (
  select from time_slot_bookings held where held.id = ${meetings.bookingId} and held.host_of is not null
)`

/** `formId` stands for one of the owner's forms in lists that are read form by form. */
function sourceOf(part: ListedPart, owner: OwnerId, formId: string): Source {
  const ofOwnForm = (column: PgColumn) => sql`${column} = ${formId}::uuid and exists (
    select from ${forms} where ${forms.id} = ${formId}::uuid and ${forms.userId} = ${owner}::uuid)`
  switch (part) {
    case 'time-off':
      return { table: timeOff, line: objectOf(fieldsOf('timeOff', timeOff)), where: eq(timeOff.userId, owner) }
    case 'forms':
      return { table: forms, line: FORM_LINE, where: eq(forms.userId, owner) }
    case 'pages':
      return {
        table: timeSlotPages,
        line: orOfTeam(timeSlotPages.userId, PAGE_FIELDS, [HOSTING]),
        where: eq(timeSlotPages.userId, owner),
      }
    case 'bookings':
      return {
        table: timeSlotBookings,
        line: orOfTeam(timeSlotBookings.userId, fieldsOf('timeSlotBookings', timeSlotBookings), [
          sql`'hosts', ${BOOKING_HOSTS}`,
        ]),
        where: and(
          eq(timeSlotBookings.userId, owner),
          isNull(timeSlotBookings.moveOf),
          isNull(timeSlotBookings.hostOf),
        ),
      }
    case 'meetings':
      return {
        table: meetings,
        line: objectOf(fieldsOf('meetings', meetings)),
        where: and(eq(meetings.userId, owner), inArray(meetings.primarySource, [...OWN_SOURCES]), isNotOfTeam),
      }
    case 'responses':
      return {
        table: formResponses,
        line: objectOf(fieldsOf('formResponses', formResponses)),
        where: ofOwnForm(formResponses.formId),
      }
    case 'files':
      return {
        table: formFiles,
        line: objectOf(fieldsOf('formFiles', formFiles)),
        where: and(ofOwnForm(formFiles.formId), eq(formFiles.state, 'kept'), isNotNull(formFiles.responseId)),
      }
  }
}

/** Responses and files are those of one form, which is the owner's. The oldest come first. */
export async function listLines(
  db: Database,
  owner: OwnerId,
  { part, formId = owner, after, limit }: { part: ListedPart; formId?: string; after: Place | null; limit: number },
): Promise<Lines> {
  const { table, line, where } = sourceOf(part, owner, formId)
  const { id, createdAt } = table
  const isAfter = after && sql`(${createdAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const found = sql`select ${line}::text as line, ${createdAt} as created, ${id} as id from ${table}
    where ${and(where, isAfter ?? undefined)} order by ${createdAt}, ${id} limit ${limit}`
  const rows =
    await db.execute(sql`select count(*)::int as count, string_agg(line, E'\n' order by created, id) as lines,
      to_char((array_agg(created order by created, id))[count(*)] at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      (array_agg(id order by created, id))[count(*)]::text as id
    from (${found}) found`)
  // Removes the row from the driver's result, which its promise keeps alive until a major garbage collection.
  const [row] = rowsOf<{ count: number; lines: string | null; at: string; id: string }>(rows).splice(0)
  if (!row?.lines) return { count: 0, lines: '', last: null }
  return { count: row.count, lines: row.lines, last: { at: row.at, id: row.id } }
}

/** The account and its settings, as one line. */
export async function findSettingsLine(db: Database, owner: OwnerId): Promise<string> {
  const line = objectOf([...fieldsOf('users', users), ...fieldsOf('userSettings', userSettings)])
  const account = objectOf(fieldsOf('users', users))
  const rows = await db.execute(sql`
    select case when ${userSettings.id} is null then ${account}::text else ${line}::text end as line
    from ${users} left join ${userSettings} on ${eq(userSettings.userId, users.id)} where ${eq(users.id, owner)}`)
  return rowsOf<{ line: string }>(rows)[0]?.line ?? '{}'
}

/** Ids of all forms, with what names their lists. */
export function listExportedForms(db: Database, owner: OwnerId): Promise<{ id: string; slug: string }[]> {
  return db
    .select({ id: forms.id, slug: forms.slug })
    .from(forms)
    .where(eq(forms.userId, owner))
    .orderBy(asc(forms.createdAt), asc(forms.id))
}

export function listCurrentPictures(db: Database, owner: OwnerId): Promise<{ kind: PictureKind; bytes: Uint8Array }[]> {
  return db
    .select({ kind: pictures.kind, bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.userId, owner), sql`${pictures.replacedAt} is null`))
    .orderBy(asc(pictures.kind))
}

/** Files of a form with the places of their objects, by id. */
export function listStoredFiles(
  db: Database,
  owner: OwnerId,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; key: string; size: number }[]> {
  return db
    .select({ id: formFiles.id, key: formFiles.key, size: formFiles.size })
    .from(formFiles)
    .innerJoin(forms, and(eq(forms.id, formFiles.formId), eq(forms.userId, owner)))
    .where(
      and(eq(formFiles.state, 'kept'), isNotNull(formFiles.responseId), after ? gt(formFiles.id, after) : undefined),
    )
    .orderBy(asc(formFiles.id))
    .limit(limit)
}
