/** Below this a plain sort wins. */
const MIN_LENGTH = 1024

/** A bucket longer than this is a clump; it is left to the engine's own sort, so that no input costs quadratic time. */
const MAX_INSERTION = 48

/**
 * Sorts numbers in place, rising; no NaN. Instants are spread over a range, so one pass into buckets by size and one of
 * small corrections take time in proportion to their count, and instants that come in order take one look.
 */
export function sortColumn(column: Float64Array): Float64Array {
  if (isSorted(column)) return column
  const { min, max } = rangeOf(column)
  // As many buckets as values: spread evenly, one bucket holds about one.
  const scale = (column.length - 1) / (max - min)
  // Infinite or equal values have no useful scale.
  if (column.length < MIN_LENGTH || !(scale > 0 && scale < Number.POSITIVE_INFINITY)) return column.sort()
  distribute(column, min, scale)
  insertionSort(column)
  return column
}

/** Puts the values in the order of their buckets, and each clump in order. */
function distribute(column: Float64Array, min: number, scale: number): void {
  const unsorted = column.slice()
  const bucketCount = column.length
  // Counted one place up and summed, `places[b]` is where bucket b begins, and once it is filled where it ends.
  const places = new Uint32Array(bucketCount + 1)
  for (let index = 0; index < unsorted.length; index += 1) {
    const above = bucketOf(at(unsorted, index), min, scale) + 1
    places[above] = at(places, above) + 1
  }
  for (let bucket = 1; bucket <= bucketCount; bucket += 1) places[bucket] = at(places, bucket) + at(places, bucket - 1)
  for (let index = 0; index < unsorted.length; index += 1) {
    const value = at(unsorted, index)
    const bucket = bucketOf(value, min, scale)
    const place = at(places, bucket)
    places[bucket] = place + 1
    column[place] = value
  }
  for (let bucket = 0, start = 0; bucket < bucketCount; bucket += 1) {
    const end = at(places, bucket)
    if (end - start > MAX_INSERTION) column.subarray(start, end).sort()
    start = end
  }
}

/** Never falls when the value rises, so that the order of the buckets is the order of the values. */
function bucketOf(value: number, min: number, scale: number): number {
  return Math.floor((value - min) * scale)
}

/** Fast where no value is far from its place. */
function insertionSort(column: Float64Array): void {
  for (let index = 1; index < column.length; index += 1) {
    const value = at(column, index)
    let place = index
    for (; place > 0 && at(column, place - 1) > value; place -= 1) column[place] = at(column, place - 1)
    column[place] = value
  }
}

function isSorted(column: Float64Array): boolean {
  for (let index = 1; index < column.length; index += 1) {
    if (at(column, index - 1) > at(column, index)) return false
  }
  return true
}

function rangeOf(column: Float64Array): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let index = 0; index < column.length; index += 1) {
    min = Math.min(min, at(column, index))
    max = Math.max(max, at(column, index))
  }
  return { min, max }
}

/** A value at an index known to be inside; the compiler inlines it, the type checker cannot know. */
function at(column: Float64Array | Uint32Array, index: number): number {
  return column[index] as number
}
