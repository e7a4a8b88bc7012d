import { addDays } from '@/lib/scheduling'
import type { DateHours } from '@/lib/scheduling/vocabulary'
import type { LabelledClosure } from '@/lib/shared/time-off'

export type ClosedDate = { date: string; publicLabel: string }

/** Each date once, with the label of the first closure, by date. Left out are dates that a page opens by hours of their own. */
export function listClosedDates(
  closures: readonly LabelledClosure[],
  openings: readonly Pick<DateHours, 'date' | 'spans'>[],
): ClosedDate[] {
  const open = new Set(openings.filter(({ spans }) => spans.length > 0).map(({ date }) => date))
  const labels = new Map<string, string>()
  for (const { from, to, publicLabel } of closures) {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      if (!open.has(date) && !labels.has(date)) labels.set(date, publicLabel)
    }
  }
  return [...labels]
    .map(([date, publicLabel]) => ({ date, publicLabel }))
    .sort((one, other) => one.date.localeCompare(other.date))
}
