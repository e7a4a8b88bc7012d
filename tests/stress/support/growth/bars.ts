import { EXCEPTIONS } from './exceptions'
import type { Cost } from './meter'

/** The dimension that grows tenfold: the rows of all owners, one owner's past, or the waiting emails. */
export type Axis = 'owners' | 'past' | 'queue'
export type Pair = { call: string; axis: Axis; before: Cost; after: Cost }

const FACTOR = 1.5
/**
 * Pages beside those of the rows themselves: one more level of each index that is gone down, a look at a table's free space
 * map, a page that an earlier call of the test has split.
 */
const ALLOWED_BESIDE = 30

const isWithin = ({ before, after }: Pair): boolean => after.buffers <= FACTOR * before.buffers + ALLOWED_BESIDE

const isExcepted = ({ call, axis }: Pair) => EXCEPTIONS.some((rule) => rule.call === call && rule.axes.includes(axis))

/** Lists the pairs beyond their limit that no exception covers, one line each. */
export function listBroken(pairs: Pair[]): string[] {
  return pairs.filter((pair) => !isWithin(pair) && !isExcepted(pair)).map(toLine)
}

function toLine({ call, axis, before, after }: Pair): string {
  return `${call}: ${before.buffers} buffers, ${after.buffers} with ten times the ${axis}`
}
