import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findSettings } from '@/db/queries/accounts/settings'

/** Returns the calendars that a new page starts with. A team's page has no conflict calendars; its hosts have them. */
export async function newPageCalendars(db: Database, owner: OwnerId, { isTeams }: { isTeams: boolean }) {
  const settings = await findSettings(db, owner)
  return {
    conflictCheckCalendars: isTeams ? [] : (settings?.defaultConflictCalendars ?? []),
    targetCalendars: settings?.defaultCalendars ?? [],
  }
}
