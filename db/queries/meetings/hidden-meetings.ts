import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { meetings } from '@/db/schema'

/**
 * An event that stands in several of an owner's calendars is one meeting: that of the first of them is shown. It is decided
 * when calendars are written, so that a list need not ask for each of its rows.
 */
const isHidden = sql`exists (
  select from meetings other
  where other.user_id = ${meetings.userId} and other.start_time = ${meetings.startTime}
    and other.location_data ->> 'icalUid' = ${meetings.locationData} ->> 'icalUid'
    and (other.integration_id, other.external_calendar_id) < (${meetings.integrationId}, ${meetings.externalCalendarId})
)`

/** One calendar of an owner at a time: two that are written at once would not see each other's events. */
export async function holdCalendars(tx: Database, integrationId: string): Promise<void> {
  await tx.execute(sql`
    select from users where id = (select user_id from integrations where id = ${integrationId}::uuid) for no key update`)
}

/** Decides for all events of the owner's that start at one of these instants. */
export async function settleHidden(tx: Database, integrationId: string, starts: Date[]): Promise<void> {
  if (starts.length === 0) return
  // One parameter: a year of events would be more than a statement may have.
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

/** Shows what was hidden behind an account that is gone. */
export async function showUnhidden(tx: Database, userId: string): Promise<void> {
  await tx
    .update(meetings)
    .set({ isHidden: false })
    .where(and(eq(meetings.userId, userId), sql`${meetings.isHidden}`, sql`not ${isHidden}`))
}
