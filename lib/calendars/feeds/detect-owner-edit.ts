import { isInstantInBounds } from '@/lib/scheduling'
import type { ChangePage, SeenEvent } from '../providers/provider'

type Seen = ChangePage['events'][number]

export type OwnChange =
  | { kind: 'as-written' }
  | { kind: 'deleted' }
  /** `isWholeDays`: no time that a meeting could have. */
  | { kind: 'moved'; start: number; end: number; isWholeDays: boolean }

/**
 * What somebody did in a calendar to an event of ours; `seen` is null for one that is not there. Only its times count: what
 * else is changed there is their own, and what we wrote ourselves has the times that we wrote.
 */
export function toOwnChange(written: { start: number; end: number }, seen: Seen | null): OwnChange {
  if (seen === null || seen.isCancelled) return { kind: 'deleted' }
  const { start, end, isAllDay } = seen
  if (start === written.start && end === written.end) return { kind: 'as-written' }
  return {
    kind: 'moved',
    start,
    end,
    isWholeDays: isAllDay || end <= start || !isInstantInBounds(start) || !isInstantInBounds(end),
  }
}

/**
 * Finds an event of ours among those that were read, by its id; else by the UID that it keeps when a server writes its
 * address in another way. `several`: it has become a series. The later one of the same id counts.
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
