import type { Period } from '@/lib/scheduling'

/** Busy times are read and kept in windows of this length, counted from the epoch. */
const WINDOW_MS = 28 * 86_400_000

/** The first instants of the windows that touch [from, to). */
export function listWindows(from: number, to: number): number[] {
  const starts: number[] = []
  for (let start = Math.floor(from / WINDOW_MS) * WINDOW_MS; start < to; start += WINDOW_MS) starts.push(start)
  return starts
}

export function windowAt(start: number): Period {
  return { start, end: start + WINDOW_MS }
}

/** Windows that follow one another, as one question each. */
export function joinWindows(starts: readonly number[]): Period[] {
  const runs: { start: number; end: number }[] = []
  for (const { start, end } of [...new Set(starts)].sort((one, other) => one - other).map(windowAt)) {
    const last = runs.at(-1)
    if (last?.end === start) last.end = end
    else runs.push({ start, end })
  }
  return runs
}

/** Clips the periods to a window; neighbouring windows have the rest. */
export function cutToPeriod(periods: readonly Period[], { start, end }: Period): Period[] {
  return periods
    .map((period) => ({ start: Math.max(period.start, start), end: Math.min(period.end, end) }))
    .filter((period) => period.start < period.end)
}
