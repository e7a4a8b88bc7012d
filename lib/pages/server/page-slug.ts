import { randomInt } from 'node:crypto'
import type { Database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import type { OwnerId } from '@/db/owner-id'
import { isRetiredByOther } from '@/db/queries/pages/retired-paths'
import { AppError } from '@/lib/shared/errors'
import { randomSlug } from '@/lib/shared/text/slug'

/** Emails and other sites still link to a retired slug, so no other owner may take it. */
export async function refuseRetiredSlug(tx: Database, owner: OwnerId, slug: string): Promise<void> {
  if (await isRetiredByOther(tx, owner, slug)) throw new AppError('slug_taken')
}

export async function refuseTakenSlug<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('slug_taken')
    throw error
  }
}

/** Retries with another random slug if one is taken. */
export async function withRandomSlug<T>(write: (slug: string) => Promise<T>, triesLeft = 10): Promise<T> {
  try {
    return await write(randomSlug(randomInt))
  } catch (error) {
    if (!isTaken(error) || triesLeft === 0) throw error
    return withRandomSlug(write, triesLeft - 1)
  }
}

function isTaken(error: unknown): boolean {
  return isUniqueViolation(error) || (error instanceof AppError && error.code === 'slug_taken')
}
