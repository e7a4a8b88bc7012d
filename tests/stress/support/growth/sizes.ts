import { isLong } from '../stress'

/** One database of generated data. The heavy owner's past grows apart from the number of owners; its future is the same. */
export type Size = { name: string; owners: number; heavyPast: number }

const list = (text: string | undefined, fallback: number[]) => text?.split(',').map(Number) ?? fallback

/** GROWTH_OWNERS and GROWTH_PAST: two numbers with a comma between, the second ten times the first. */
const [fewer = 0, more = 0] = list(process.env.GROWTH_OWNERS, isLong ? [10_000, 100_000] : [1_000, 10_000])
const [shorter = 0, longer = 0] = list(process.env.GROWTH_PAST, isLong ? [20_000, 200_000] : [2_000, 20_000])

export const SMALL: Size = { name: `${toK(fewer)} owners`, owners: fewer, heavyPast: shorter }
export const TEN_TIMES_OWNERS: Size = { name: `${toK(more)} owners`, owners: more, heavyPast: shorter }
export const TEN_TIMES_PAST: Size = { name: `past ${toK(longer)}`, owners: fewer, heavyPast: longer }
export const SIZES = [SMALL, TEN_TIMES_OWNERS, TEN_TIMES_PAST]

/** In the middle of all, and one of those with a connected calendar and a limited form. */
export const smallOwnerOf = ({ owners }: Size): number => Math.floor(owners / 20) * 10 + 1

function toK(count: number): string {
  return count % 1_000 === 0 ? `${count / 1_000}k` : String(count)
}
