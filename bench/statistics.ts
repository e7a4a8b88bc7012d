export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The percentile: `percent` of all values do not exceed it. NaN for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** `lowest … highest`, for the note of a noisy figure. */
export function spread(values: readonly number[]): string {
  return `${Math.min(...values).toPrecision(3)} to ${Math.max(...values).toPrecision(3)}`
}
