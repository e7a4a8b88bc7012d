import { addDays, type GroupFreedom, groupsMet, localDate, type Period, startOfDate } from '@/lib/scheduling'

/**
 * For the starts of a team's page by its own rules, sorted: which of the hosts who agreed are free. `hasUnread`: some may be free at more of
 * them, as one of their calendars could not be read.
 */
export type HostedFreedom = { grid: number[]; groups: GroupFreedom[]; hasUnread?: boolean }

/** What is offered on a date of the page's zone. Epoch milliseconds. */
export type HostedDay = {
  date: string
  bookable: Period[]
  /**
   * The times for which every host is free, of the groups that have more hosts than they need, and how many these are; null if there are none
   * of these, or if a calendar of theirs could not be read.
   */
  everyone: { hosts: number; times: Period[] } | null
}

type Lengths = { timezone: string; durationMs: number; stepMs: number; today: string }

/** The day that comes most often after today, or today if nothing is offered later; null if nothing is. */
export function typicalDay(
  { grid, groups, hasUnread }: HostedFreedom,
  { timezone, ...lengths }: Lengths,
): HostedDay | null {
  const spare = groups.filter(({ need, free }) => free.length > need)
  const met = groupsMet(grid.length, groups)
  const all = groupsMet(
    grid.length,
    spare.map(({ free }) => ({ need: free.length, free })),
  )
  const dates = new Map<string, number[]>()
  let nextDate = Number.NEGATIVE_INFINITY
  let places: number[] = []
  grid.forEach((start, place) => {
    if (start >= nextDate) {
      const date = localDate(timezone, start)
      nextDate = startOfDate(timezone, addDays(date, 1))
      places = []
      dates.set(date, places)
    }
    places.push(place)
  })
  const days = [...dates].flatMap(([date, ofDate]) => {
    const times = (isListed: boolean[]) => joinStarts(grid, ofDate, isListed, lengths)
    const bookable = times(met)
    if (bookable.length === 0) return []
    const hosts = spare.reduce((sum, { free }) => sum + free.length, 0)
    const isTold = hosts > 0 && !hasUnread
    const everyone = isTold ? { hosts, times: times(all.map((is, place) => is && met[place] === true)) } : null
    const midnight = startOfDate(timezone, date)
    const look = [bookable, everyone?.times ?? []].map((list) =>
      list.map(({ start, end }) => [start - midnight, end - midnight]),
    )
    return [{ day: { date, bookable, everyone }, look: JSON.stringify(look) }]
  })
  const later = days.filter(({ day }) => day.date > lengths.today)
  const seen = new Map<string, { day: HostedDay; count: number }>()
  for (const { day, look } of later.length > 0 ? later : days) {
    const known = seen.get(look)
    if (known) known.count += 1
    else seen.set(look, { day, count: 1 })
  }
  return (
    [...seen.values()].reduce<{ day: HostedDay; count: number } | null>(
      (most, one) => (most === null || one.count > most.count ? one : most),
      null,
    )?.day ?? null
  )
}

/** Bookings of these starts as periods. Starts that follow each other in the grid are one, with the gap between them. */
function joinStarts(
  grid: readonly number[],
  places: readonly number[],
  isListed: readonly boolean[],
  { durationMs, stepMs }: Pick<Lengths, 'durationMs' | 'stepMs'>,
): Period[] {
  const periods: { start: number; end: number }[] = []
  let before: number | null = null
  for (const place of places) {
    if (!isListed[place]) continue
    const start = grid[place] as number
    const last = periods.at(-1)
    const follows = before === place - 1 && start - (grid[before] as number) <= Math.max(durationMs, stepMs)
    if (last && (follows || start <= last.end)) last.end = start + durationMs
    else periods.push({ start, end: start + durationMs })
    before = place
  }
  return periods
}
