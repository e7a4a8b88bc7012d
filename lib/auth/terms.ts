import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { acceptTerms } from '@/db/queries/accounts/users'
import { AppError } from '@/lib/shared/errors'

export async function acceptTermsOfUse(owner: OwnerId, now: Date) {
  const user = await acceptTerms(database(), owner, now)
  if (!user) throw new AppError('not_authenticated')
  return user
}
