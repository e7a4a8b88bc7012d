import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
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

/** Deletes a feed with the meetings that were read from it. */
export async function dropFeed(tx: Database, key: FeedKey): Promise<void> {
  await holdCalendars(tx, key.integrationId)
  const before = await listStarts(tx, isOfFeed(key))
  await tx.delete(meetings).where(isOfFeed(key))
  await tx.delete(calendarFeeds).where(isFeed(key))
  await settleHidden(tx, key.integrationId, [before])
}

const ROWS_AT_ONCE = 200
/** What a calendar says of an event, and changes later. */
const SAID = ['title', 'description', 'startTime', 'endTime', 'location', 'locationData', 'attendees'] as const
const WRITTEN = ['userId', 'primarySource', 'integrationId', 'externalCalendarId', 'externalId', ...SAID] as const

export type SeenMeetingRow = Required<Pick<typeof meetings.$inferInsert, (typeof WRITTEN)[number]>> & {
  externalId: string
}

/** Replaces the meetings of one feed: upserts these; deletes all others, or those with the given ids. */
export async function replaceSeenMeetings(
  tx: Database,
  feed: FeedKey,
  rows: SeenMeetingRow[],
  gone: 'all others' | string[],
  now: Date,
): Promise<void> {
  await holdCalendars(tx, feed.integrationId)
  const kept = rows.map(({ externalId }) => externalId)
  const isConcerned = and(isOfFeed(feed), gone === 'all others' ? undefined : isOneOf([...kept, ...gone]))
  const before = await listStarts(tx, isConcerned)
  const isGone = gone === 'all others' ? isNoneOf(kept) : isOneOf(gone)
  if (gone === 'all others' || gone.length > 0) await tx.delete(meetings).where(and(isOfFeed(feed), isGone))
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await upsert(tx, rows.slice(first, first + ROWS_AT_ONCE), now)
    // The embedded database answers without a turn of the event loop.
    await nextTurn()
  }
  await settleHidden(tx, feed.integrationId, [before, await listStarts(tx, isConcerned)])
}

const nameOf = (field: (typeof WRITTEN)[number]) => meetings[field].name
const columnOf = (field: (typeof WRITTEN)[number]) => sql`${sql.identifier(nameOf(field))}`
const listOf = (parts: SQL[]) => sql.join(parts, sql`, `)
const COLUMNS = listOf(WRITTEN.map(columnOf))
const CHANGES = listOf(SAID.map((field) => sql`${columnOf(field)} = excluded.${columnOf(field)}`))

/** As one parameter: the query builder takes 50 ms for those of 500 rows. */
async function upsert(tx: Database, rows: SeenMeetingRow[], now: Date): Promise<void> {
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

/** Finds each in the index. */
const isOneOf = (externalIds: string[]) => sql`${meetings.externalId} = any(array${elementsOf(externalIds)})`

/** Hashes them: of an array, each row would be compared with each. */
const isNoneOf = (externalIds: string[]) => sql`${meetings.externalId} not in ${elementsOf(externalIds)}`
