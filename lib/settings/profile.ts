import { database } from '@/db/client'
import { findProfile, type ProfileItem } from '@/db/queries/accounts/profiles'
import { toBrand } from '@/lib/vocabulary/brand'
import type { Language } from '@/lib/vocabulary/languages'
import type { Profile } from '@/lib/vocabulary/profile'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { PAGE_TEXTS, readTexts } from '@/lib/vocabulary/text/translations'

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
