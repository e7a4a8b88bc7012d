import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings } from '@/db/schema'

/**
 * An event in several of an owner's calendars is one meeting: only that of the first calendar is shown. This is decided
 * when calendars are saved, so that lists need no subquery per row.
 */
const isHidden = sql`exists (
  select from meetings other
  where other.user_id = ${meetings.userId} and other.start_time = ${meetings.startTime}
    and other.location_data ->> 'icalUid' = ${meetings.locationData} ->> 'icalUid'
    and (other.integration_id, other.external_calendar_id) < (${meetings.integrationId}, ${meetings.externalCalendarId})
)`

/** Serializes saving the calendars of an owner: two saved at once would not see each other's events. */
export async function holdCalendars(tx: Database, integrationId: string): Promise<void> {
  await tx.execute(sql`
    select from users where id = (select user_id from integrations where id = ${integrationId}::uuid) for no key update`)
}

const NO_STARTS = '[]'

/** The instants at which events start, as JSON that only the database reads: there may be tens of thousands. */
export async function listStarts(tx: Database, which: SQL | undefined): Promise<string> {
  const starts = sql<string>`coalesce(jsonb_agg(distinct ${meetings.startTime}), ${sql.raw(`'${NO_STARTS}'`)})::text`
  const [row] = await tx.select({ starts }).from(meetings).where(which)
  return row?.starts ?? NO_STARTS
}

/** Decides for all events of the owner that start at one of these instants, as `listStarts` tells them. */
export async function settleHidden(tx: Database, integrationId: string, starts: string[]): Promise<void> {
  const some = starts.filter((one) => one !== NO_STARTS).map((one) => sql`${one}::jsonb`)
  if (some.length === 0) return
  const listed = sql.join(some, sql` || `)
  // In one pass over them: a lookup for each would take seconds where many begin at one time.
  await tx.execute(sql`
    update meetings set is_hidden = decided.hides
    from (
      select id, location_data ->> 'icalUid' is not null and 1 < rank() over (
        partition by start_time, location_data ->> 'icalUid' order by integration_id, external_calendar_id
      ) as hides
      from meetings
      where user_id = (select user_id from integrations where id = ${integrationId}::uuid) and external_id is not null
        and start_time = any(array(select jsonb_array_elements_text(${listed})::timestamptz))
    ) decided
    where meetings.id = decided.id and meetings.is_hidden <> decided.hides`)
}

/** Shows meetings that were hidden by those of a deleted account. */
export async function showUnhidden(tx: Database, userId: string): Promise<void> {
  await tx
    .update(meetings)
    .set({ isHidden: false })
    .where(and(eq(meetings.userId, userId), sql`${meetings.isHidden}`, sql`not ${isHidden}`))
}
