import { database } from '@/db/client'
import { findProfile, type ProfileItem } from '@/db/queries/accounts/profiles'
import { toBrand } from '@/lib/shared/brand'
import type { Language } from '@/lib/shared/languages'
import type { Profile } from '@/lib/shared/profile'
import { isSlug } from '@/lib/shared/text/slug'
import { PAGE_TEXTS, readTexts } from '@/lib/shared/text/translations'

/** Null while its owner keeps it to themselves. Texts that cannot be a username never reach the database. */
export async function findPublicProfile(address: string, language: Language): Promise<Profile | null> {
  const username = address.toLowerCase()
  const row = isSlug(username) ? await findProfile(database(), username) : null
  if (!row) return null
  const inLanguage = <Item extends ProfileItem>({ mainLanguage, translations, ...item }: Item) => ({
    ...item,
    ...readTexts(PAGE_TEXTS, { ...item, translations }, { asked: language, main: mainLanguage }),
  })
  return {
    username,
    name: row.name,
    brand: toBrand(row.brand),
    pages: row.pages.map(inLanguage),
    forms: row.forms.map(inLanguage),
  }
}
