import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { forms, magicLinks, sessions, timeSlotPages, users } from '@/db/schema'
import { profilePath } from '@/lib/shared/profile'
import { listHostedSlugs } from '../teams/page-hosts'
import { PERSON_EMAIL } from './person-email'

/** One account as `npm run users -- list` shows it. */
export type AccountRow = {
  email: string
  createdAt: Date
  disabledAt: Date | null
  deleteAt: Date | null
  sessionCount: number
}

export async function listAccounts(db: Database): Promise<AccountRow[]> {
  return db
    .select({
      email: PERSON_EMAIL,
      createdAt: users.createdAt,
      disabledAt: users.disabledAt,
      deleteAt: users.deleteAt,
      sessionCount: sql<number>`(
        select count(*)::int from sessions s where s.user_id = ${users}.id and s.expires > now())`,
    })
    .from(users)
    .where(eq(users.kind, 'person'))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** Disables an account since `disabledAt`, or enables it with null. */
export async function setDisabled(tx: Database, id: string, disabledAt: Date | null): Promise<void> {
  await tx
    .update(users)
    .set({ disabledAt: disabledAt && sql`coalesce(${users.disabledAt}, ${disabledAt.toISOString()}::timestamptz)` })
    .where(eq(users.id, id))
}

/** Ends all sessions of an account; returns how many there were. */
export async function deleteSessions(tx: Database, userId: string): Promise<number> {
  const rows = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ userId: sessions.userId })
  return rows.length
}

export async function deleteUnusedLinks(tx: Database, spellings: string[]): Promise<void> {
  await tx.delete(magicLinks).where(and(inArray(magicLinks.email, spellings), eq(magicLinks.used, false)))
}

/** Paths of the pages, the forms and the profile that visitors may have open, as page_changes spells them. */
export async function listVisitorPaths(tx: Database, userId: string): Promise<string[]> {
  const pages = await tx
    .select({ slug: timeSlotPages.slug })
    .from(timeSlotPages)
    .where(eq(timeSlotPages.userId, userId))
  const ownForms = await tx.select({ slug: forms.slug }).from(forms).where(eq(forms.userId, userId))
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId))
  return [
    ...pages.map(({ slug }) => slug),
    ...(await listHostedSlugs(tx, userId)),
    ...ownForms.map(({ slug }) => `form/${slug}`),
    ...(user ? [profilePath(user.username)] : []),
  ]
}
