import { database } from '@/db/client'
import { findProfile, type ProfileRow } from '@/db/queries/accounts/profiles'
import { type Brand, toBrand } from '@/lib/vocabulary/brand'
import { isSlug } from '@/lib/vocabulary/text/slug'

/** An owner with the pages and forms that they show to everybody. */
export type Profile = Omit<ProfileRow, 'brand'> & { username: string; brand: Brand | null }

/** Null while its owner keeps it to themselves. Texts that cannot be a username never reach the database. */
export async function findPublicProfile(address: string): Promise<Profile | null> {
  const username = address.toLowerCase()
  const row = isSlug(username) ? await findProfile(database(), username) : null
  return row && { ...row, username, brand: toBrand(row.brand) }
}
