import { and, asc, eq, exists, isNotNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { forms, meetingFeeds, pageHosts, pageLinks, pageTransfers, timeRequests, timeSlotPages } from '@/db/schema'
import type { OwnerLanguage } from '@/lib/shared/languages'
import { bookingTakesTime } from '../meetings/taking'
import { rowsOf } from '../rows'

/** From one account to another. */
export type Transfer = { from: OwnerId; to: OwnerId }

/** True while the page and a form name each other, or one of them the other. */
export async function namesForm(tx: Database, owner: OwnerId, pageId: string): Promise<boolean> {
  const leading = tx
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.nextPageId, pageId), eq(forms.userId, owner)))
  const asked = or(isNotNull(timeSlotPages.formId), sql`${timeSlotPages.followUp} ->> 'formId' is not null`)
  const rows = await tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(and(eq(timeSlotPages.id, pageId), eq(timeSlotPages.userId, owner), or(asked, exists(leading))))
  return rows.length > 0
}

/** The same of a form. */
export async function namesPage(tx: Database, owner: OwnerId, formId: string): Promise<boolean> {
  const asking = tx
    .select({ id: timeSlotPages.id })
    .from(timeSlotPages)
    .where(
      and(
        eq(timeSlotPages.userId, owner),
        or(eq(timeSlotPages.formId, formId), sql`${timeSlotPages.followUp} ->> 'formId' = ${formId}`),
      ),
    )
  const rows = await tx
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.id, formId), eq(forms.userId, owner), or(isNotNull(forms.nextPageId), exists(asking))))
  return rows.length > 0
}

/** How many bookings to come of the page are held by somebody who is neither the account nor of that team. */
export async function countHeldByOthers(tx: Database, pageId: string, to: OwnerId, now: Date): Promise<number> {
  const result = await tx.execute(sql`
    select count(distinct b.id)::int as count
    from time_slot_bookings b join time_slot_bookings h on h.host_of = b.id
    where b.page_id = ${pageId}::uuid and h.end_time > ${now.toISOString()}::timestamptz and ${bookingTakesTime(sql`h`)}
      and h.user_id <> ${to}::uuid
      and not exists (select from team_members m where m.team_id = ${to}::uuid and m.person_id = h.user_id)`)
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0
}

/**
 * Gives the page away, whose bookings are still to follow. A text whose language is that of its owner keeps it. A booking that was checked
 * before is not written afterwards.
 */
export async function givePage(
  tx: Database,
  pageId: string,
  { from, to }: Transfer,
  fields: Partial<
    Pick<typeof timeSlotPages.$inferInsert, 'conflictCheckCalendars' | 'targetCalendars' | 'hostGroups' | 'moveHosts'>
  > & { language: OwnerLanguage | null; now: Date },
): Promise<void> {
  const { language, now, ...changes } = fields
  await tx
    .update(timeSlotPages)
    .set({
      ...changes,
      userId: to,
      updatedAt: now,
      rulesVersion: sql`${timeSlotPages.rulesVersion} + 1`,
      ...(language && { textLanguage: sql`coalesce(${timeSlotPages.textLanguage}, ${language})` }),
    })
    .where(and(eq(timeSlotPages.id, pageId), eq(timeSlotPages.userId, from)))
  await tx.update(timeRequests).set({ userId: to }).where(eq(timeRequests.pageId, pageId))
  // The keys that made its links, and the calendar programs that read its meetings, are of the account that gives it.
  await tx.update(pageLinks).set({ apiKeyId: null }).where(eq(pageLinks.pageId, pageId))
  await tx.delete(meetingFeeds).where(eq(meetingFeeds.pageId, pageId))
  await tx.execute(sql`
    update carried_links c set user_id = ${to}::uuid
    where c.user_id = ${from}::uuid and c.target_id in (select l.id from page_links l where l.page_id = ${pageId}::uuid)`)
}

export async function giveForm(
  tx: Database,
  formId: string,
  { from, to }: Transfer,
  { language, now }: { language: OwnerLanguage | null; now: Date },
): Promise<void> {
  await tx
    .update(forms)
    .set({
      userId: to,
      updatedAt: now,
      ...(language && { textLanguage: sql`coalesce(${forms.textLanguage}, ${language})` }),
    })
    .where(and(eq(forms.id, formId), eq(forms.userId, from)))
}

type HostRow = typeof pageHosts.$inferSelect

export async function findPageHost(tx: Database, pageId: string, account: string): Promise<HostRow | null> {
  const [row] = await tx
    .select()
    .from(pageHosts)
    .where(and(eq(pageHosts.pageId, pageId), eq(pageHosts.accountId, account)))
  return row ?? null
}

export async function insertPageHost(tx: Database, row: typeof pageHosts.$inferInsert): Promise<void> {
  await tx.insert(pageHosts).values(row)
}

/** Takes everybody out of the page who is not of the team; everybody for a person. */
export async function removeOtherHosts(tx: Database, pageId: string, to: OwnerId): Promise<void> {
  await tx.execute(sql`
    delete from page_hosts h where h.page_id = ${pageId}::uuid
      and not exists (select from team_members m where m.team_id = ${to}::uuid and m.person_id = h.account_id)`)
}

/** Notes that its bookings are still to follow, until `endTransfer`. */
export async function beginTransfer(tx: Database, pageId: string, from: OwnerId): Promise<void> {
  await tx.insert(pageTransfers).values({ pageId, fromId: from }).onConflictDoNothing()
}

export async function endTransfer(tx: Database, pageId: string): Promise<void> {
  await tx.delete(pageTransfers).where(eq(pageTransfers.pageId, pageId))
}

export type OpenTransfer = Transfer & { pageId: string; fromTeam: boolean; toTeam: boolean }

/** Pages whose bookings have not all followed, the oldest first. */
export async function listTransferredPages(db: Database): Promise<string[]> {
  const rows = await db
    .select({ pageId: pageTransfers.pageId })
    .from(pageTransfers)
    .orderBy(asc(pageTransfers.createdAt))
  return rows.map(({ pageId }) => pageId)
}

/** Null once all bookings of the page have followed. */
export async function findOpenTransfer(db: Database, pageId: string): Promise<OpenTransfer | null> {
  const isTeam = (id: SQLWrapper) =>
    sql<boolean>`(select account.kind = 'team' from users account where account.id = ${id})`
  const [row] = await db
    .select({
      pageId: pageTransfers.pageId,
      from: sql<OwnerId>`${pageTransfers.fromId}`,
      to: sql<OwnerId>`${timeSlotPages.userId}`,
      fromTeam: isTeam(pageTransfers.fromId),
      toTeam: isTeam(timeSlotPages.userId),
    })
    .from(pageTransfers)
    .innerJoin(timeSlotPages, eq(timeSlotPages.id, pageTransfers.pageId))
    .where(eq(pageTransfers.pageId, pageId))
  return row ?? null
}
