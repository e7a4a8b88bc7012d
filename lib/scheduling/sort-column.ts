/** Below this a plain sort wins. */
const MIN_LENGTH = 1024

/** About this many values share a bucket when they are spread evenly. */
const BUCKET_LENGTH = 8

/** A bucket longer than this is a clump; it is left to the engine's own sort, so that no input costs quadratic time. */
const MAX_INSERTION = 48

/**
 * Sorts numbers in place, rising; no NaN. Instants are spread over a range, so one pass into buckets by size and a tiny
 * sort inside each take time in proportion to their count, and instants that come in order take one look.
 */
export function sortColumn(column: Float64Array): Float64Array {
  if (isSorted(column)) return column
  const { min, max } = rangeOf(column)
  const bucketCount = Math.ceil(column.length / BUCKET_LENGTH)
  const scale = (bucketCount - 1) / (max - min)
  if (column.length < MIN_LENGTH || !(scale > 0)) return column.sort()

  // Counting: `bounds[b]` becomes the place of the next value of bucket b, and in the end the place after its last.
  const bounds = new Uint32Array(bucketCount + 1)
  for (const value of column) count(bounds, Math.floor((value - min) * scale) + 1)
  for (let bucket = 1; bucket <= bucketCount; bucket += 1) bounds[bucket] = at(bounds, bucket) + at(bounds, bucket - 1)
  const unsorted = column.slice()
  for (const value of unsorted) column[count(bounds, Math.floor((value - min) * scale))] = value

  for (let bucket = 0, start = 0; bucket < bucketCount; bucket += 1) {
    const end = at(bounds, bucket)
    if (end - start > MAX_INSERTION) column.subarray(start, end).sort()
    else insertionSort(column, start, end)
    start = end
  }
  return column
}

function insertionSort(column: Float64Array, start: number, end: number): void {
  for (let index = start + 1; index < end; index += 1) {
    const value = at(column, index)
    let place = index
    for (; place > start && at(column, place - 1) > value; place -= 1) column[place] = at(column, place - 1)
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
  for (const value of column) {
    if (value < min) min = value
    if (value > max) max = value
  }
  return { min, max }
}

/** Adds one to a counter and returns what it was. */
function count(counters: Uint32Array, index: number): number {
  const before = at(counters, index)
  counters[index] = before + 1
  return before
}

/** A value at an index known to be inside; the compiler inlines it, the type checker cannot know. */
function at(column: Float64Array | Uint32Array, index: number): number {
  return column[index] as number
}
