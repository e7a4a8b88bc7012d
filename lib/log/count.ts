import type { COUNTERS } from '@/server/metrics.mjs'

type Counter = keyof typeof COUNTERS
/** Closed lists only: each combination is a series that is kept for years. */
type Labels = Record<string, string>

/** Left by the Node entry when METRICS_TOKEN is set, for all bundles of the process. */
const KEY = Symbol.for('slotform.count')
const holder = globalThis as { [KEY]?: (name: Counter, labels: Labels) => void }

/** Counts for GET /metrics; without METRICS_TOKEN nothing. */
export function count(name: Counter, labels: Labels): void {
  holder[KEY]?.(name, labels)
}
