import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import { timeSlotPages, userSettings } from '@/db/schema'

/** Inside a transaction. Takes an integration's calendars out of an owner's booking pages and default calendars. */
export async function removeCalendarChoices(tx: Database, owner: string, integrationId: string, now: Date) {
  const choice = `^[a-z]+_${integrationId}(:|$)`
  const { conflictCheckCalendars, targetCalendars } = timeSlotPages
  await tx
    .update(timeSlotPages)
    .set({
      conflictCheckCalendars: without(conflictCheckCalendars, choice),
      targetCalendars: without(targetCalendars, choice),
      updatedAt: now,
    })
    .where(
      and(
        eq(timeSlotPages.userId, owner),
        sql`(${names(conflictCheckCalendars, integrationId)} or ${names(targetCalendars, integrationId)})`,
      ),
    )
  await tx
    .update(userSettings)
    .set({ defaultCalendars: without(userSettings.defaultCalendars, choice), updatedAt: now })
    .where(and(eq(userSettings.userId, owner), names(userSettings.defaultCalendars, integrationId)))
}

function without(list: PgColumn, choice: string): SQL<string[]> {
  return sql`(select coalesce(jsonb_agg(entry order by place), '[]'::jsonb)
    from jsonb_array_elements_text(${list}) with ordinality as entries(entry, place) where entry !~ ${choice})`
}

function names(list: PgColumn, integrationId: string): SQL {
  return sql`${list}::text like ${`%${integrationId}%`}`
}
