import type { EventRow } from '@/db/queries/calendars/calendar-events'
import type { PlannedEvent } from './event-plan'

type Place = Pick<PlannedEvent, 'integrationId' | 'calendarId' | 'role'>
type Row = Pick<EventRow, 'integrationId' | 'calendarId' | 'role' | 'state' | 'externalId'>

/** A calendar holds one event of a meeting, main or copy; a video meeting is apart from it. */
export function isSamePlace(one: Place, other: Place): boolean {
  const isVideo = one.role === 'conference'
  return (
    one.integrationId === other.integrationId &&
    one.calendarId === other.calendarId &&
    isVideo === (other.role === 'conference')
  )
}

/** Accounts that have something of the meeting already, then those that can be used, then the expired; each as they came. */
export function sortByUse<T extends { id: string; isExpired: boolean }>(
  accounts: readonly T[],
  rows: readonly Row[],
): T[] {
  const isUsed = ({ id }: T) =>
    rows.some((row) => row.integrationId === id && row.externalId !== null && row.state !== 'cancelled')
  const rank = (account: T) => (isUsed(account) ? 0 : account.isExpired ? 2 : 1)
  return [...accounts].sort((one, other) => rank(one) - rank(other))
}

/**
 * Decides once which calendar invites the attendees. A main event stays the main one while its calendar is chosen. Once
 * we have invited them ourselves (the main event was given up, or there was none), no calendar invites them again.
 */
export function assignInviter(
  planned: readonly PlannedEvent[],
  rows: readonly Row[],
  { areInvited }: { areInvited: boolean },
): PlannedEvent[] {
  const main = planned.find(({ role }) => role === 'main')
  if (!main) return [...planned]
  const kept = rows.find(
    (row) => row.role === 'main' && row.state !== 'cancelled' && planned.some((event) => isSamePlace(row, event)),
  )
  const hadMain = rows.some(({ role }) => role === 'main')
  const wasGivenUp = !hadMain && rows.some((row) => row.role === 'copy')
  const isMain = (event: PlannedEvent) =>
    kept ? isSamePlace(kept, event) : !wasGivenUp && !areInvited && event === main
  return planned.map((event) =>
    event.role === 'conference' ? event : { ...event, role: isMain(event) ? 'main' : 'copy' },
  )
}
