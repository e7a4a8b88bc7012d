import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { userSettings, users } from '@/db/schema'
import type { StoredBrand } from '@/lib/shared/brand'
import type { Language } from '@/lib/shared/languages'
import { profilePath } from '@/lib/shared/profile'
import type { PageTextName, Translations } from '@/lib/shared/text/translations'
import { rowsOf } from '../rows'
import { BRAND_FIELDS, OWNER_NAME } from './brand'
import { isOpenAccount } from './open-account'

/** A page or form with its texts in all languages. */
export type ProfileItem = {
  slug: string
  title: string
  description: string
  mainLanguage: Language
  translations: Translations<PageTextName>
}
type ProfileRow = {
  name: string
  brand: StoredBrand
  pages: (ProfileItem & { duration: number })[]
  forms: ProfileItem[]
}

/** A public profile with the published pages and forms that its owner shows there, newest first. */
export async function findProfile(db: Database, username: string): Promise<ProfileRow | null> {
  const [row] = rowsOf<ProfileRow>(
    await db.execute(sql`
      select ${OWNER_NAME} as "name", json_build_object(${BRAND_FIELDS}) as "brand",
        coalesce((
          select json_agg(json_build_object('slug', p.slug, 'title', p.title, 'description', p.description,
            'mainLanguage', coalesce(p.text_language, s.language, 'en'), 'translations', p.translations,
            'duration', p.duration) order by p.created_at desc, p.id)
          from time_slot_pages p where p.user_id = u.id and p.is_active and p.show_on_profile
            and p.visibility = 'public'
        ), '[]'::json) as "pages",
        coalesce((
          select json_agg(json_build_object('slug', f.slug, 'title', f.title, 'description', f.description,
            'mainLanguage', coalesce(f.text_language, s.language, 'en'), 'translations', f.translations)
            order by f.created_at desc, f.id)
          from forms f where f.user_id = u.id and f.is_published and f.show_on_profile
        ), '[]'::json) as "forms"
      from users u join user_settings s on s.user_id = u.id
      where u.username = ${username} and ${isOpenAccount(sql`u`)} and s.show_profile`),
  )
  return row ?? null
}

/** The path of the owner's profile while it is public, for pages and forms that change on it. */
export async function listProfilePaths(tx: Database, owner: OwnerId): Promise<string[]> {
  const rows = await tx
    .select({ username: users.username })
    .from(users)
    .innerJoin(userSettings, and(eq(userSettings.userId, users.id), eq(userSettings.showProfile, true)))
    .where(and(eq(users.id, owner), isNull(users.disabledAt)))
  return rows.map(({ username }) => profilePath(username))
}
