import { EXCEPTIONS, NOT_YET, type Rule } from './exceptions'
import type { Cost } from './meter'

/** What grows ten times: everybody's rows, the same owner's past, or the mails that wait. */
export type Axis = 'owners' | 'past' | 'queue'
export type Pair = { call: string; axis: Axis; before: Cost; after: Cost }

const FACTOR = 1.5
/**
 * Pages beside those of the rows themselves: one more level of each index that is gone down, a look at a table's free space
 * map, a page that an earlier call of the kit has split.
 */
const ALLOWED_BESIDE = 30

export const isWithin = ({ before, after }: Pair): boolean => after.buffers <= FACTOR * before.buffers + ALLOWED_BESIDE

const concerns =
  ({ call, axis }: Pair) =>
  (rule: Rule) =>
    rule.call === call && rule.axes.includes(axis)
const findRule = (rules: Rule[], pair: Pair) => rules.find(concerns(pair))

export function judge(pairs: Pair[]) {
  const outside = pairs.filter((pair) => !isWithin(pair))
  return {
    /** Neither within the bar nor listed. */
    broken: outside.filter((pair) => !findRule(EXCEPTIONS, pair) && !findRule(NOT_YET, pair)).map(toLine),
    /** Listed as broken, and within the bar by now. */
    mended: pairs.filter((pair) => isWithin(pair) && findRule(NOT_YET, pair)).map(toLine),
  }
}

function toLine({ call, axis, before, after }: Pair): string {
  return `${call}: ${before.buffers} buffers, ${after.buffers} with ten times the ${axis}`
}
