import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { readChangedFeeds } from '@/lib/calendars/feeds/scheduler'
import { afterAnswer } from '@/lib/platform/after-answer'

type Chosen = { now: readonly string[]; before?: readonly string[] }

/**
 * Calendars that were not chosen before are read for the first time, and watched, after the answer. Call it after the commit; in a
 * larger transaction it does nothing, and whoever commits that calls `readCalendars`.
 */
export function readChosenCalendars(owner: OwnerId, db: Database, { now, before = [] }: Chosen): void {
  if (db === database() && now.some((choice) => !before.includes(choice))) readCalendars(owner)
}

/** Reads after the answer what was not read yet. */
export function readCalendars(owner: OwnerId): void {
  afterAnswer(() => readChangedFeeds(owner))
}
