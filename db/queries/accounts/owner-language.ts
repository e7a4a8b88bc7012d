import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { userSettings } from '@/db/schema'
import { DEFAULT_LANGUAGE, type OwnerLanguage } from '@/lib/shared/languages'

/** The language of an owner, in the select list of another query. `column`: of their settings, which may be missing. */
export function ownerLanguage(column: SQLWrapper = userSettings.language): SQL<OwnerLanguage> {
  return sql`coalesce(${column}, ${sql.raw(`'${DEFAULT_LANGUAGE}'`)})`
}

/** The same with the settings `s`. */
export const OWNER_LANGUAGE = ownerLanguage(sql`s.language`)

/** The public addresses of an account: of its booking pages, its forms and its profile. */
export type PublicKind = 'page' | 'form' | 'profile'

const OWNER_OF: Record<PublicKind, (address: string) => SQL> = {
  page: (slug) => sql`select p.user_id from time_slot_pages p where p.slug = ${slug}`,
  form: (slug) => sql`select f.user_id from forms f where f.slug = ${slug}`,
  profile: (username) => sql`select u.id from users u where u.username = ${username}`,
}

/** Null until the person has one. */
export async function findChosenLanguage(db: Database, person: PersonId): Promise<OwnerLanguage | null> {
  const [row] = await db
    .select({ language: userSettings.language })
    .from(userSettings)
    .where(eq(userSettings.userId, person))
  return row?.language ?? null
}

/** The language of everything that is written for an owner. */
export async function findOwnerLanguage(db: Database, owner: string): Promise<OwnerLanguage> {
  const [row] = await db.select({ language: ownerLanguage() }).from(userSettings).where(eq(userSettings.userId, owner))
  return row?.language ?? DEFAULT_LANGUAGE
}

/** The language of whoever owns a public address; null for an unknown one, and for an owner without one. */
export async function findLanguageOfOwner(
  db: Database,
  kind: PublicKind,
  address: string,
): Promise<OwnerLanguage | null> {
  const [row] = await db
    .select({ language: userSettings.language })
    .from(userSettings)
    .where(eq(userSettings.userId, sql`(${OWNER_OF[kind](address)})`))
  return row?.language ?? null
}
