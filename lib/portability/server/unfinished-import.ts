import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findUnfinishedImport } from '@/db/queries/portability/unfinished-imports'

/** When an import was begun that the same zip completes, as an ISO text; null for none. One that runs is among them. */
export async function unfinishedImportOf(owner: OwnerId): Promise<string | null> {
  return (await findUnfinishedImport(database(), owner))?.toISOString() ?? null
}
