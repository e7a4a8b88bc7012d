import { database } from '@/db/client'
import { findProfile } from '@/db/queries/accounts/profiles'
import { toBrand } from '@/lib/vocabulary/brand'
import type { Profile } from '@/lib/vocabulary/profile'
import { isSlug } from '@/lib/vocabulary/text/slug'

/** Null while its owner keeps it to themselves. Texts that cannot be a username never reach the database. */
export async function findPublicProfile(address: string): Promise<Profile | null> {
  const username = address.toLowerCase()
  const row = isSlug(username) ? await findProfile(database(), username) : null
  return row && { ...row, username, brand: toBrand(row.brand) }
}
