import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { SHOWN_AGE_MS } from '@/lib/calendars/busy/busy'
import { cutOut, type HostDiary, mergeBusy, type Period, type SlotRules } from '@/lib/scheduling'
import { needOf, readHostedGroups } from './diaries'

type Range = { from: number; to: number }

/** The periods of a range in which too few hosts of a group are free: no single host's diary shows in them. */
export async function listUnmet(
  page: SchedulePage,
  rules: SlotRules,
  { from, to }: Range,
  now: Date,
): Promise<Period[]> {
  if (page.hostGroups.length === 0) return [{ start: from, end: to }]
  const groups = await readHostedGroups(page, { from, to, rules, maxAgeMs: SHOWN_AGE_MS, now })
  return mergeBusy(
    groups.flatMap((group) => {
      const diaries = group.hosts
        .filter(({ state }) => state === 'agreed')
        .map(({ diary }) => takenIn(diary, { from, to }))
      return periodsBelow(needOf(group), diaries, { from, to })
    }),
  )
}

/** When a host is not free in a range. */
function takenIn({ busy, away, hours, full, unread }: HostDiary, { from, to }: Range): Period[] {
  const closed = hours ? hours.reduce((left: Period[], period) => cutOut(left, period), [{ start: from, end: to }]) : []
  return mergeBusy([...busy, ...away, ...full, ...unread, ...closed])
}

/** Where fewer than `need` diaries are free. */
function periodsBelow(need: number, diaries: readonly Period[][], { from, to }: Range): Period[] {
  const steps = diaries
    .flatMap((taken) =>
      taken.flatMap(({ start, end }) => [
        { at: start, free: -1 },
        { at: end, free: 1 },
      ]),
    )
    .sort((one, other) => one.at - other.at)
  const below: Period[] = []
  let free = diaries.length
  let since = from
  for (const { at, free: change } of [...steps, { at: to, free: 0 }]) {
    if (free < need && since < at) below.push({ start: since, end: Math.min(at, to) })
    free += change
    since = Math.max(since, at)
  }
  return below.filter(({ start, end }) => start < end)
}
