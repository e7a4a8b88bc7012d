import { database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { findChosenLanguage, findLanguageOfOwner, type PublicKind } from '@/db/queries/accounts/owner-language'
import { DEFAULT_LANGUAGE, type OwnerLanguage } from '@/lib/shared/languages'
import { isSlug } from '@/lib/shared/text/slug'

export type { PublicKind }

/** Null until the person has one. */
export function readChosenLanguage(person: PersonId): Promise<OwnerLanguage | null> {
  return findChosenLanguage(database(), person)
}

/** The language of whoever owns a page, a form or a profile, for visitors who have said none. */
export async function ownerLanguageAt(kind: PublicKind, address: string): Promise<OwnerLanguage> {
  const slug = address.toLowerCase()
  return (isSlug(slug) && (await findLanguageOfOwner(database(), kind, slug))) || DEFAULT_LANGUAGE
}
