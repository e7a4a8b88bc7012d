import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { calendarFeeds, meetings } from '@/db/schema'
import { holdCalendars, listStarts, settleHidden } from '../meetings/hidden-meetings'
import { type FeedKey, isFeed } from './calendar-feeds'

const isOfFeed = ({ integrationId, calendarId }: FeedKey) =>
  and(
    eq(meetings.integrationId, integrationId),
    eq(meetings.externalCalendarId, calendarId),
    // The predicate of the partial index: without it Postgres reads the whole table.
    isNotNull(meetings.externalId),
  )

/** Rows per transaction. A transaction of 30,000 rows blocks the owner's bookings, and the whole embedded database for seconds. */
const ROWS_AT_ONCE = 300

/** Deletes a feed with the meetings that were read from it. */
export async function dropFeed(db: Database, key: FeedKey): Promise<void> {
  for (const ids of portions(await listIds(db, isOfFeed(key)))) {
    await db.transaction((tx) => remove(tx, key, hasId(ids)))
  }
  await db.transaction(async (tx) => {
    await tx.delete(calendarFeeds).where(isFeed(key))
    // Another process may have added meetings since.
    await remove(tx, key, isOfFeed(key))
  })
}

/** Columns that a later read of the calendar updates. */
const SAID = ['title', 'description', 'startTime', 'endTime', 'location', 'locationData', 'attendees'] as const
const WRITTEN = ['userId', 'primarySource', 'integrationId', 'externalCalendarId', 'externalId', ...SAID] as const

export type SeenMeetingRow = Required<Pick<typeof meetings.$inferInsert, (typeof WRITTEN)[number]>> & {
  externalId: string
}

type Replacement = { rows: SeenMeetingRow[]; gone: 'all others' | string[]; now: Date }

/**
 * Replaces the meetings of one feed in portions: upserts these, then deletes all others, or those with the given ids. A reader sees
 * what was together with what will be. False as soon as `isOurs` is false: another process has claimed the feed.
 */
export async function replaceSeenMeetings(
  db: Database,
  feed: FeedKey,
  { rows, gone, now }: Replacement,
  isOurs: (tx: Database) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const write = (work: (tx: Database) => Promise<void>) =>
    db.transaction(async (tx) => {
      const goesOn = await isOurs(tx)
      if (goesOn) await work(tx)
      return goesOn
    })
  // Events of one start are settled together.
  for (const part of portions(rows.toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime()))) {
    if (!(await write((tx) => upsert(tx, feed, part, now)))) return false
  }
  const isGone = gone === 'all others' ? isNoneOf(idsOf(rows)) : isOneOf(gone)
  const hasGone = gone === 'all others' || gone.length > 0
  for (const ids of portions(hasGone ? await listIds(db, and(isOfFeed(feed), isGone)) : [])) {
    if (!(await write((tx) => remove(tx, feed, hasId(ids))))) return false
  }
  return true
}

function* portions<T>(all: readonly T[]): Generator<T[]> {
  for (let first = 0; first < all.length; first += ROWS_AT_ONCE) yield all.slice(first, first + ROWS_AT_ONCE)
}

const idsOf = (rows: SeenMeetingRow[]) => rows.map(({ externalId }) => externalId)

/** Returned as one JSON value: the driver parses 30,000 rows in one turn of the event loop. */
async function listIds(db: Database, which: SQL | undefined): Promise<string[]> {
  const ids = sql<string | null>`jsonb_agg(${meetings.id})::text`
  const [row] = await db.select({ ids }).from(meetings).where(which)
  return row?.ids ? JSON.parse(row.ids) : []
}

async function remove(tx: Database, { integrationId }: FeedKey, which: SQL | undefined): Promise<void> {
  await holdCalendars(tx, integrationId)
  const before = await listStarts(tx, which)
  await tx.delete(meetings).where(which)
  await settleHidden(tx, integrationId, [before])
}

async function upsert(tx: Database, feed: FeedKey, rows: SeenMeetingRow[], now: Date): Promise<void> {
  await holdCalendars(tx, feed.integrationId)
  const isWritten = and(isOfFeed(feed), isOneOf(idsOf(rows)))
  const before = await listStarts(tx, isWritten)
  await write(tx, rows, now)
  await settleHidden(tx, feed.integrationId, [before, await listStarts(tx, isWritten)])
}

const nameOf = (field: (typeof WRITTEN)[number]) => meetings[field].name
const columnOf = (field: (typeof WRITTEN)[number]) => sql`${sql.identifier(nameOf(field))}`
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `)
const COLUMNS = listOf(WRITTEN.map(columnOf))
const CHANGES = listOf(SAID.map((field) => sql`${columnOf(field)} = excluded.${columnOf(field)}`))

/** As one parameter: the query builder takes 50 ms for those of 500 rows. */
async function write(tx: Database, rows: SeenMeetingRow[], now: Date): Promise<void> {
  const stored = rows.map((row) => Object.fromEntries(WRITTEN.map((field) => [nameOf(field), row[field]])))
  await tx.execute(sql`
    insert into meetings (${COLUMNS})
    select ${COLUMNS} from json_populate_recordset(null::meetings, ${JSON.stringify(stored)}::json)
    on conflict (integration_id, external_calendar_id, external_id) where external_id is not null
    do update set ${CHANGES}, updated_at = ${now.toISOString()}::timestamptz`)
}

// One parameter, because a year of events exceeds the limit of parameters.
const elementsOf = (externalIds: string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`

const hasId = (ids: string[]) => inArray(meetings.id, ids)

/** Finds each in the index. */
const isOneOf = (externalIds: string[]) => sql`${meetings.externalId} = any(array${elementsOf(externalIds)})`

/** Hashes them: of an array, each row would be compared with each. */
const isNoneOf = (externalIds: string[]) => sql`${meetings.externalId} not in ${elementsOf(externalIds)}`
