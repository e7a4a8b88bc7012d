import type { Period } from '@/lib/scheduling'

/** Busy times are read and kept in stretches of this length, counted from the epoch. */
const STRETCH_MS = 28 * 86_400_000

/** The first instants of the stretches that touch [from, to). */
export function listStretches(from: number, to: number): number[] {
  const starts: number[] = []
  for (let start = Math.floor(from / STRETCH_MS) * STRETCH_MS; start < to; start += STRETCH_MS) starts.push(start)
  return starts
}

export function stretchAt(start: number): Period {
  return { start, end: start + STRETCH_MS }
}

/** Stretches that follow one another, as one question each. */
export function joinStretches(starts: readonly number[]): Period[] {
  const runs: { start: number; end: number }[] = []
  for (const { start, end } of [...new Set(starts)].sort((one, other) => one - other).map(stretchAt)) {
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
