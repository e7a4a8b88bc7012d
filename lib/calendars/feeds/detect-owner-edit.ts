import { isInstantInBounds } from '@/lib/scheduling'
import type { ChangePage, SeenEvent } from '../providers/provider'

type Seen = ChangePage['events'][number]

export type OwnerEdit =
  | { kind: 'none' }
  | { kind: 'deleted' }
  /** `isWholeDays`: a meeting cannot take such times. */
  | { kind: 'moved'; start: number; end: number; isWholeDays: boolean }

/**
 * Compares an event as we wrote it with the event in the calendar; `seen` is null when it does not exist. Only times
 * count: owners may change the rest freely. Times in epoch milliseconds.
 */
export function detectOwnerEdit(written: { start: number; end: number }, seen: Seen | null): OwnerEdit {
  if (seen === null || seen.isCancelled) return { kind: 'deleted' }
  const { start, end, isAllDay } = seen
  if (start === written.start && end === written.end) return { kind: 'none' }
  return {
    kind: 'moved',
    start,
    end,
    isWholeDays: isAllDay || end <= start || !isInstantInBounds(start) || !isInstantInBounds(end),
  }
}

/**
 * Finds our event among those that were read, by its id; else by its UID, which it keeps when a server spells its
 * address in another way. `several`: it has become a series. The later of two with the same id counts.
 */
export function finderOf(events: readonly Seen[]) {
  const byId = new Map(events.map((event) => [event.id, event]))
  const seen = [...byId.values()].filter((event): event is SeenEvent => 'icalUid' in event)
  return ({ externalId, icalUid }: { externalId: string | null; icalUid: string | null }): Seen | 'several' | null => {
    const named = byId.get(externalId ?? '')
    if (named) return named
    const sameUid = icalUid ? seen.filter((event) => event.icalUid === icalUid) : []
    return sameUid.length > 1 ? 'several' : (sameUid[0] ?? null)
  }
}
