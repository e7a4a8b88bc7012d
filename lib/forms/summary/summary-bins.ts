/** So many bins at most, give or take one at each end. */
const MOST_BINS = 10
const NICE_STEPS = [1, 2, 2.5, 5, 10]
/** A double holds no more digits for certain: those behind are noise of the sum. */
const DIGITS = 15

/** `from` and `to`: between them lie nearly all numbers; `min` and `max` all of them. */
type Spread = { min: number; max: number; from: number; to: number; isWhole: boolean }

/**
 * The edges of a histogram's bins, at round numbers. A few numbers far off do not press all others into one bin: they are
 * counted below the first edge, or from the last edge on. Where all are one number it is the only edge.
 */
export function edgesOf({ min, max, from, to, isWhole }: Spread): number[] {
  // Each of them halved before: a difference may be more than a double holds.
  const middle = to / 2 - from / 2
  const low = middle > 0 && from / 2 - min / 2 > middle ? from : min
  const high = middle > 0 && max / 2 - to / 2 > middle ? to : max
  const step = stepOf(low, high, isWhole)
  if (!(step > 0)) return [low]
  const first = Math.floor(low / step)
  const last = Math.min(Math.floor(high / step) + 1, first + 2 * MOST_BINS)
  const edges = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return distinct(edges.map((edge) => Number(edge.toPrecision(DIGITS))))
}

function stepOf(low: number, high: number, isWhole: boolean): number {
  const rough = high / MOST_BINS - low / MOST_BINS
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = NICE_STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough
  return isWhole && nice > 0 ? Math.max(1, Math.ceil(nice)) : nice
}

function distinct(edges: number[]): number[] {
  return edges.filter((edge, index) => Number.isFinite(edge) && edges.indexOf(edge) === index)
}
