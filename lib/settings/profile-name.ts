import type { Database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { saveUsername } from '@/db/queries/accounts/settings'
import { isRetiredByOther, retirePath } from '@/db/queries/pages/retired-paths'
import { AppError, invalidField } from '@/lib/shared/errors'
import { profilePath } from '@/lib/shared/profile'
import { isReservedSlug, isSlug } from '@/lib/shared/text/slug'
import { check } from '@/messages/check'

/** In a transaction. The address of a profile that was public stays reserved for its owner. */
export async function renameProfile(
  tx: Database,
  owner: OwnerId,
  before: { username: string; showProfile: boolean },
  username: string,
): Promise<void> {
  try {
    await saveUsername(tx, owner, username)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('username_taken')
    throw error
  }
  await requireProfileName(tx, owner, username)
  if (before.showProfile) await retirePath(tx, owner, profilePath(before.username))
}

/** A username of the sign-up may be anything that can stand before the @ of an address. */
export async function requireProfileName(tx: Database, owner: OwnerId, username: string): Promise<void> {
  if (!isSlug(username)) throw invalidField('username', check('usernameInvalid'))
  if (isReservedSlug(username)) throw invalidField('username', check('usernameReserved'))
  if (await isRetiredByOther(tx, owner, profilePath(username))) throw new AppError('username_taken')
}
