/** The maximum number of bins, give or take one at each end. */
const MAX_BINS = 10
const NICE_STEPS = [1, 2, 2.5, 5, 10]
/** Significant digits of a double; later digits are rounding noise. */
const DIGITS = 15

/** Nearly all numbers lie between `from` and `to`, all of them between `min` and `max`. */
type Spread = { min: number; max: number; from: number; to: number; isWhole: boolean }

/**
 * The edges of a histogram's bins, at round numbers. Outliers do not stretch the scale: they are counted below the first
 * edge or from the last edge on. If all numbers are equal, that number is the only edge.
 */
export function edgesOf({ min, max, from, to, isWhole }: Spread): number[] {
  // Halved first, as a difference may overflow a double.
  const middle = to / 2 - from / 2
  const low = middle > 0 && from / 2 - min / 2 > middle ? from : min
  const high = middle > 0 && max / 2 - to / 2 > middle ? to : max
  const step = stepOf(low, high, isWhole)
  if (!(step > 0)) return [low]
  const first = Math.floor(low / step)
  const last = Math.min(Math.floor(high / step) + 1, first + 2 * MAX_BINS)
  const edges = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return distinct(edges.map((edge) => Number(edge.toPrecision(DIGITS))))
}

function stepOf(low: number, high: number, isWhole: boolean): number {
  const rough = high / MAX_BINS - low / MAX_BINS
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = NICE_STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough
  return isWhole && nice > 0 ? Math.max(1, Math.ceil(nice)) : nice
}

function distinct(edges: number[]): number[] {
  return edges.filter((edge, index) => Number.isFinite(edge) && edges.indexOf(edge) === index)
}
