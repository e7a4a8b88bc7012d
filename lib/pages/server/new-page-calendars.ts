import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings } from '@/db/queries/accounts/settings'

/** What a new page of the account starts with. No calendar blocks the time of a team. */
export async function newPageCalendars(db: Database, owner: OwnerId, { isTeams }: { isTeams: boolean }) {
  const settings = await findSettings(db, owner)
  return {
    conflictCheckCalendars: isTeams ? [] : (settings?.defaultConflictCalendars ?? []),
    targetCalendars: settings?.defaultCalendars ?? [],
  }
}
