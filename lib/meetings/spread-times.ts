import type { Period } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'

/** Times that overlap share one of these. */
const CELL_MS = 5 * MINUTE_MS

type Wish = {
  /** The start that a guest has now. */
  wanted: number
  /** All that they could have. */
  starts: readonly number[]
  lengthMs: number
}

/**
 * Gives each guest up to `count` starts, as near to the one they have as possible, and none that overlaps what another guest or `given`
 * has while there are others: of the twelve guests of one day, each would else be offered the same three. In rounds, so that the nearest
 * ones are shared out. Epoch milliseconds, sorted.
 */
export function spreadTimes(wishes: readonly Wish[], given: readonly Period[], count = 3): number[][] {
  const taken = new Set(given.flatMap(({ start, end }) => cellsOf(start, end - start)))
  const queues = wishes.map(({ wanted, starts }) => ({
    next: 0,
    // The earlier of two equally near ones.
    nearest: [...starts].sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other),
    chosen: new Set<number>(),
  }))
  for (let round = 0; round < count; round += 1) {
    for (const [index, queue] of queues.entries()) {
      const { lengthMs } = wishes[index] as Wish
      const isFree = (start: number) => cellsOf(start, lengthMs).every((cell) => !taken.has(cell))
      let start = queue.nearest[queue.next++]
      while (start !== undefined && !isFree(start)) start = queue.nearest[queue.next++]
      if (start === undefined) continue
      queue.chosen.add(start)
      for (const cell of cellsOf(start, lengthMs)) taken.add(cell)
    }
  }
  for (const { nearest, chosen } of queues) {
    for (const start of nearest) if (chosen.size < count) chosen.add(start)
  }
  return queues.map(({ chosen }) => [...chosen].sort((one, other) => one - other))
}

function cellsOf(start: number, lengthMs: number): number[] {
  const first = Math.floor(start / CELL_MS)
  const last = Math.ceil((start + lengthMs) / CELL_MS)
  return Array.from({ length: last - first }, (_, index) => first + index)
}
