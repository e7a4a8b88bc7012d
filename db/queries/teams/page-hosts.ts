import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { pageHosts, timeSlotPages, userSettings, users } from '@/db/schema'
import type { OwnerLanguage } from '@/lib/shared/languages'
import { ownerLanguage } from '../accounts/owner-language'
import { PERSON_EMAIL } from '../accounts/person-email'

const NAME = sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`

/** Members and rooms of a team. `email`: null for a room. */
export type PossibleHost = {
  account: string
  kind: 'person' | 'room'
  email: string | null
  language: OwnerLanguage
  defaultConflictCalendars: string[]
  defaultCalendars: string[]
}

/** Those of the accounts that may be hosts of the team's pages. */
export async function listPossibleHosts(tx: Database, team: OwnerId, accounts: string[]): Promise<PossibleHost[]> {
  if (accounts.length === 0) return []
  const rows = await tx
    .select({
      account: users.id,
      kind: users.kind,
      email: sql<string | null>`${PERSON_EMAIL}`,
      language: ownerLanguage(),
      defaultConflictCalendars: sql<string[]>`coalesce(${userSettings.defaultConflictCalendars}, '[]'::jsonb)`,
      defaultCalendars: sql<string[]>`coalesce(${userSettings.defaultCalendars}, '[]'::jsonb)`,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(inArray(users.id, accounts), isOfTeam(team)))
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'room' ? 'room' : 'person' }))
}

function isOfTeam(team: OwnerId): SQL {
  return sql`(${users.teamId} = ${team} or exists (
    select from team_members m where m.team_id = ${team} and m.person_id = ${users.id}
  ))`
}

export type PageHostRow = Pick<
  typeof pageHosts.$inferSelect,
  'pageId' | 'groupPlace' | 'state' | 'weight' | 'priority' | 'maxPerDay'
> & { account: string; name: string; kind: 'person' | 'room' }

/** The hosts of some pages, in the order of their lists. */
export async function listPageHosts(db: Database, pageIds: string[]): Promise<PageHostRow[]> {
  if (pageIds.length === 0) return []
  const { pageId, groupPlace, place, accountId, state, weight, priority, maxPerDay } = pageHosts
  const rows = await db
    .select({
      pageId,
      groupPlace,
      state,
      weight,
      priority,
      maxPerDay,
      account: accountId,
      name: NAME,
      kind: users.kind,
    })
    .from(pageHosts)
    .innerJoin(users, eq(users.id, accountId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(inArray(pageId, pageIds))
    .orderBy(asc(groupPlace), asc(place))
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'room' ? 'room' : 'person' }))
}

/** A host as a page is saved with them. */
export type NewHostRow = typeof pageHosts.$inferInsert

/**
 * Inside the transaction that writes the page. Accounts that are no longer named go; those that stay keep their answer, choices
 * and figures. Returns the accounts that are new.
 */
export async function replacePageHosts(tx: Database, pageId: string, rows: NewHostRow[]): Promise<string[]> {
  const accounts = rows.map(({ accountId }) => accountId)
  await tx
    .delete(pageHosts)
    .where(
      and(eq(pageHosts.pageId, pageId), accounts.length > 0 ? notInArray(pageHosts.accountId, accounts) : undefined),
    )
  if (rows.length === 0) return []
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  const written = await tx
    .insert(pageHosts)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageHosts.pageId, pageHosts.accountId],
      set: {
        groupPlace: excluded('group_place'),
        place: excluded('place'),
        weight: excluded('weight'),
        priority: excluded('priority'),
        maxPerDay: excluded('max_per_day'),
      },
    })
    // An inserted row has no older version.
    .returning({ account: pageHosts.accountId, isNew: sql<boolean>`xmax = 0` })
  return written.filter(({ isNew }) => isNew).map(({ account }) => account)
}

/** Takes a former member out of the pages of the team. */
export async function removeHost(tx: Database, team: OwnerId, person: string): Promise<void> {
  const pages = tx.select({ id: timeSlotPages.id }).from(timeSlotPages).where(eq(timeSlotPages.userId, team))
  await tx.delete(pageHosts).where(and(eq(pageHosts.accountId, person), inArray(pageHosts.pageId, pages)))
}

/** True while a page names the account. */
export async function isHost(db: Database, account: OwnerId | PersonId): Promise<boolean> {
  const [row] = await db
    .select({ pageId: pageHosts.pageId })
    .from(pageHosts)
    .where(eq(pageHosts.accountId, account))
    .limit(1)
  return row !== undefined
}

/** Hosts of a page with the calendars that their bookings go to. */
export async function findHostCalendars(
  tx: Database,
  pageId: string,
  accounts: string[],
): Promise<{ account: string; name: string; targetCalendars: string[] }[]> {
  return tx
    .select({ account: pageHosts.accountId, name: NAME, targetCalendars: pageHosts.targetCalendars })
    .from(pageHosts)
    .innerJoin(users, eq(users.id, pageHosts.accountId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(pageHosts.pageId, pageId), inArray(pageHosts.accountId, accounts)))
}

/** The slugs of pages that name the account. */
export async function listHostedSlugs(db: Database, account: string): Promise<string[]> {
  const rows = await db
    .select({ slug: timeSlotPages.slug })
    .from(pageHosts)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, pageHosts.pageId))
    .where(eq(pageHosts.accountId, account))
  return rows.map(({ slug }) => slug)
}

export type HostingRow = Pick<
  typeof pageHosts.$inferSelect,
  'state' | 'conflictCheckCalendars' | 'targetCalendars' | 'availabilities' | 'timezone'
> & {
  page: { id: string; slug: string; title: string; timezone: string }
  team: { id: string; name: string }
  group: string
}

/** Pages of open teams that name the account, by the names of their teams and their titles; or one of them. */
export function listHostings(db: Database, account: OwnerId, pageId?: string): Promise<HostingRow[]> {
  const { state, conflictCheckCalendars, targetCalendars, availabilities, timezone } = pageHosts
  return db
    .select({
      page: {
        id: timeSlotPages.id,
        slug: timeSlotPages.slug,
        title: timeSlotPages.title,
        timezone: timeSlotPages.timezone,
      },
      team: { id: users.id, name: NAME },
      group: sql<string>`coalesce(${timeSlotPages.hostGroups} -> ${pageHosts.groupPlace}::int ->> 'name', '')`,
      state,
      conflictCheckCalendars,
      targetCalendars,
      availabilities,
      timezone,
    })
    .from(pageHosts)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, pageHosts.pageId))
    .innerJoin(users, eq(users.id, timeSlotPages.userId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(
      and(
        eq(pageHosts.accountId, account),
        isNull(users.deleteAt),
        pageId === undefined ? undefined : eq(pageHosts.pageId, pageId),
      ),
    )
    .orderBy(asc(sql`lower(${NAME})`), asc(sql`lower(${timeSlotPages.title})`), asc(timeSlotPages.id))
}

type HostingChange = Partial<
  Pick<
    typeof pageHosts.$inferInsert,
    'state' | 'conflictCheckCalendars' | 'targetCalendars' | 'availabilities' | 'timezone'
  >
>

/** Inside a transaction. A booking that was checked before the change is not written after it. */
export async function updateHosting(
  tx: Database,
  account: OwnerId,
  pageId: string,
  change: HostingChange,
): Promise<void> {
  await tx
    .update(timeSlotPages)
    .set({ rulesVersion: sql`${timeSlotPages.rulesVersion} + 1` })
    .where(eq(timeSlotPages.id, pageId))
  await tx
    .update(pageHosts)
    .set(change)
    .where(and(eq(pageHosts.pageId, pageId), eq(pageHosts.accountId, account)))
}
