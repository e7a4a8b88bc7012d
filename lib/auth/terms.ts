import { database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { acceptTerms } from '@/db/queries/accounts/users'
import { AppError } from '@/lib/shared/errors'

export async function acceptTermsOfUse(person: PersonId, now: Date) {
  const user = await acceptTerms(database(), person, now)
  if (!user) throw new AppError('not_authenticated')
  return user
}
