import { formatTimeOfDay } from '@/lib/scheduling/format'

export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** Starts of a day, in their order, by the part of the day that the zone's clock shows. */
export function groupByDayPart(
  starts: readonly string[],
  timezone: string,
): { part: DayPart; starts: readonly string[] }[] {
  const groups: { part: DayPart; starts: string[] }[] = []
  for (const start of starts) {
    const part = dayPart(Number(formatTimeOfDay(Date.parse(start), timezone).slice(0, 2)))
    const group = groups.at(-1)
    if (group?.part === part) group.starts.push(start)
    else groups.push({ part, starts: [start] })
  }
  return groups
}

function dayPart(hour: number): DayPart {
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
