import { and, eq, isNotNull, sql } from 'drizzle-orm'
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

/** Decides for all events of the owner that start at one of these instants. */
export async function settleHidden(tx: Database, integrationId: string, starts: Date[]): Promise<void> {
  if (starts.length === 0) return
  // One parameter, because a year of events exceeds the limit of parameters.
  const listed = JSON.stringify([...new Set(starts.map((start) => start.toISOString()))])
  await tx
    .update(meetings)
    .set({ isHidden })
    .where(
      and(
        sql`${meetings.userId} = (select user_id from integrations where id = ${integrationId}::uuid)`,
        sql`${meetings.startTime} = any(array(select jsonb_array_elements_text(${listed}::jsonb)::timestamptz))`,
        isNotNull(meetings.externalId),
        sql`${meetings.isHidden} <> ${isHidden}`,
      ),
    )
}

/** Shows meetings that were hidden by those of a deleted account. */
export async function showUnhidden(tx: Database, userId: string): Promise<void> {
  await tx
    .update(meetings)
    .set({ isHidden: false })
    .where(and(eq(meetings.userId, userId), sql`${meetings.isHidden}`, sql`not ${isHidden}`))
}
