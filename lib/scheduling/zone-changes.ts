import type { Zone } from './zone'

// Apart from the zone: most pages only ask for offsets.

/** The first instant after `instantMs`, and before `limitMs`, at which the offset becomes another one; or null. */
export function findNextChange(zone: Zone, instantMs: number, limitMs: number): number | null {
  const { offset, until } = zone.findSpan(instantMs)
  let change = until
  while (change < limitMs) {
    const span = zone.findSpan(change)
    if (span.offset !== offset) return change
    change = span.until
  }
  return null
}

/** The last instant up to `instantMs`, and after `limitMs`, at which the offset became what it is there; or null. */
export function findLastChange(zone: Zone, instantMs: number, limitMs: number): number | null {
  const { offset, from } = zone.findSpan(instantMs)
  let change = from
  while (change > limitMs) {
    const span = zone.findSpan(change - 1)
    if (span.offset !== offset) return change
    change = span.from
  }
  return null
}
