import { and, count, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { timeSlotBookings, timeSlotPages, userSettings } from '@/db/schema'
import { MAX_CHOSEN_CALENDARS } from '@/lib/shared/calendars/calendar-id'

const { conflictCheckCalendars, targetCalendars } = timeSlotPages

/** What the calendars of one integration are for. `pageIds` is null for all pages; the others stop using them. */
export type CalendarUse = { conflictCheckCalendars: string[]; targetCalendars: string[]; pageIds: string[] | null }

/**
 * Inside a transaction. Replaces an integration's calendars in the owner's booking pages and default calendars; those of other
 * integrations stay. False, with nothing written, if a list would become too long.
 */
export async function replaceCalendarChoices(
  tx: Database,
  owner: OwnerId,
  integrationId: string,
  use: CalendarUse,
  now: Date,
): Promise<boolean> {
  const choice = choicesOf(integrationId)
  const isOwn = eq(timeSlotPages.userId, owner)
  const isNamed = use.pageIds === null ? sql`true` : inArray(timeSlotPages.id, use.pageIds)
  const tooLong = (list: PgColumn, chosen: string[]) =>
    sql`jsonb_array_length(${without(list, choice)}) + ${chosen.length}::int > ${MAX_CHOSEN_CALENDARS}::int`
  const [pages] = await tx
    .select({ count: count() })
    .from(timeSlotPages)
    .where(
      and(
        isOwn,
        isNamed,
        or(tooLong(conflictCheckCalendars, use.conflictCheckCalendars), tooLong(targetCalendars, use.targetCalendars)),
      ),
    )
  const [settings] = await tx
    .select({ count: count() })
    .from(userSettings)
    .where(
      and(
        eq(userSettings.userId, owner),
        or(
          tooLong(userSettings.defaultConflictCalendars, use.conflictCheckCalendars),
          tooLong(userSettings.defaultCalendars, use.targetCalendars),
        ),
      ),
    )
  if (pages?.count || settings?.count) return false
  const conflicts = onPages(conflictCheckCalendars, use.conflictCheckCalendars)
  const targets = onPages(targetCalendars, use.targetCalendars)
  await tx
    .update(timeSlotPages)
    .set({
      conflictCheckCalendars: conflicts,
      targetCalendars: targets,
      updatedAt: now,
      rulesVersion: sql`${timeSlotPages.rulesVersion} + 1`,
    })
    .where(
      and(
        isOwn,
        or(
          sql`${conflictCheckCalendars} is distinct from ${conflicts}`,
          sql`${targetCalendars} is distinct from ${targets}`,
        ),
      ),
    )
  await tx
    .insert(userSettings)
    .values({
      userId: owner,
      defaultConflictCalendars: use.conflictCheckCalendars,
      defaultCalendars: use.targetCalendars,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: {
        defaultConflictCalendars: replaced(userSettings.defaultConflictCalendars, choice, use.conflictCheckCalendars),
        defaultCalendars: replaced(userSettings.defaultCalendars, choice, use.targetCalendars),
        updatedAt: now,
      },
    })
  return true

  function onPages(list: PgColumn, chosen: string[]): SQL<string[]> {
    return sql`case when ${isNamed} then ${replaced(list, choice, chosen)} else ${without(list, choice)} end`
  }
}

/** The calendars that block time on the page of a booking; of a page that is deleted, those that new pages begin with. */
export async function findCheckedCalendars(db: Database, owner: OwnerId, bookingId: string): Promise<string[]> {
  const checked = sql<
    string[]
  >`coalesce(${conflictCheckCalendars}, ${userSettings.defaultConflictCalendars}, '[]'::jsonb)`
  const [row] = await db
    .select({ checked })
    .from(timeSlotBookings)
    .leftJoin(timeSlotPages, eq(timeSlotPages.id, timeSlotBookings.pageId))
    .leftJoin(userSettings, eq(userSettings.userId, timeSlotBookings.userId))
    .where(and(eq(timeSlotBookings.id, bookingId), eq(timeSlotBookings.userId, owner)))
  return row?.checked ?? []
}

/** True when events are written to some calendar of another integration: of a page, or by default. */
export async function hasTargetCalendar(
  db: Database,
  owner: OwnerId,
  { besides }: { besides: string },
): Promise<boolean> {
  const choice = choicesOf(besides)
  const pages = db
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.userId, owner), sql`${without(targetCalendars, choice)} <> '[]'::jsonb`))
  const settings = db
    .select({ id: userSettings.id })
    .from(userSettings)
    .where(and(eq(userSettings.userId, owner), sql`${without(userSettings.defaultCalendars, choice)} <> '[]'::jsonb`))
  const [row] = await db
    .select({ has: sql<boolean>`${or(exists(pages), exists(settings))}` })
    .from(sql`(select 1) as one`)
  return row?.has ?? false
}

/** Inside a transaction. Takes an integration's calendars out of an owner's booking pages and default calendars. */
export async function removeCalendarChoices(tx: Database, owner: string, integrationId: string, now: Date) {
  const choice = choicesOf(integrationId)
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
    .set({
      defaultConflictCalendars: without(userSettings.defaultConflictCalendars, choice),
      defaultCalendars: without(userSettings.defaultCalendars, choice),
      updatedAt: now,
    })
    .where(
      and(
        eq(userSettings.userId, owner),
        or(
          names(userSettings.defaultConflictCalendars, integrationId),
          names(userSettings.defaultCalendars, integrationId),
        ),
      ),
    )
}

/** A pattern of all choices of an integration's calendars. */
function choicesOf(integrationId: string): string {
  return `^[a-z]+_${integrationId}(:|$)`
}

/** The first calendar of a list sends the invitations: it stays one of the same integration. */
function replaced(list: PgColumn, choice: string, chosen: string[]): SQL<string[]> {
  const [own, others] = [sql`${JSON.stringify(chosen)}::jsonb`, without(list, choice)]
  return sql`case when ${list} ->> 0 ~ ${choice} then ${own} || ${others} else ${others} || ${own} end`
}

function without(list: PgColumn, choice: string): SQL<string[]> {
  return sql`(select coalesce(jsonb_agg(entry order by place), '[]'::jsonb)
    from jsonb_array_elements_text(${list}) with ordinality as entries(entry, place) where entry !~ ${choice})`
}

function names(list: PgColumn, integrationId: string): SQL {
  return sql`${list}::text like ${`%${integrationId}%`}`
}
