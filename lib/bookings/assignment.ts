import type { GroupChoice, HostState, RankedHost } from '@/lib/shared/hosts'

/** A host of a group at one start, in the order of the page's list. */
export type Candidate = {
  account: string
  name: string
  state: HostState
  /** 1–9; lower numbers come first. */
  priority: number
  /** 1–1000. */
  weight: number
  /** Bookings of the page that were given to them. */
  got: number
  /** Their share of the bookings for which they were free. */
  due: number
  /** When their last booking of the page was made, in epoch milliseconds; null without one. */
  lastMade: number | null
}

export type Assignment = {
  chosen: string[]
  /** Every host of the group, in the order of the choice. */
  ranking: RankedHost[]
}

/** Values that differ by less are equal. */
const EQUAL = 0.000001

/**
 * Gives `need` places to hosts who are free; null if fewer of them are. `wanted`: the host whom the visitor chose.
 */
export function assign(
  candidates: readonly Candidate[],
  { need, chose, wanted = null }: { need: number; chose: GroupChoice; wanted?: string | null },
): Assignment | null {
  const free = candidates.filter(({ state }) => state === 'free')
  if (free.length < need) return null
  const shares = chose === 'all' ? new Map<string, number>() : shareOut(free, need)
  const ranked = candidates.map((candidate): RankedHost & Pick<Candidate, 'lastMade'> => {
    const { account, name, state, priority, weight, got, due, lastMade } = candidate
    const share = shares.get(account) ?? 0
    const owed = share > 0 ? due + share - got : null
    return { account, name, state, priority, weight, share, owed, lastMade }
  })
  if (chose === 'fair') ranked.sort(byFairness)
  if (chose === 'visitor')
    ranked.sort((one, other) => Number(other.account === wanted) - Number(one.account === wanted))
  const ranking = ranked.map(({ lastMade: _, ...host }) => host)
  const chosen = ranking.filter(({ state }) => state === 'free').slice(0, need)
  if (chose === 'visitor' && chosen[0]?.account !== wanted) return null
  return { chosen: chosen.map(({ account }) => account), ranking }
}

/** Those to whom a group would give a place that is free, the first of them first. No share is handed out for it. */
export function rankFree<T extends Candidate>(candidates: readonly T[], chose: GroupChoice): T[] {
  const free = candidates.filter(({ state }) => state === 'free')
  if (chose === 'order' || chose === 'all') return free
  return free
    .map((candidate) => ({ candidate, ...candidate, owed: candidate.due - candidate.got }))
    .sort(byFairness)
    .map(({ candidate }) => candidate)
}

/**
 * The share of each host in so many places: those of the lowest priority share them by weight, each at most 1, and places that
 * they cannot take go to the next priority.
 */
export function shareOut(
  free: readonly Pick<Candidate, 'account' | 'priority' | 'weight'>[],
  places: number,
): Map<string, number> {
  const shares = new Map<string, number>()
  let left = places
  for (const priority of [...new Set(free.map((host) => host.priority))].sort((one, other) => one - other)) {
    if (left === 0) break
    const level = free.filter((host) => host.priority === priority)
    const taken = Math.min(left, level.length)
    for (const [account, share] of shareLevel(level, taken)) shares.set(account, share)
    left -= taken
  }
  return shares
}

function shareLevel(level: readonly { account: string; weight: number }[], places: number): Map<string, number> {
  const shares = new Map<string, number>()
  let [open, left] = [[...level], places]
  for (;;) {
    const sum = open.reduce((total, { weight }) => total + weight, 0)
    const full = open.filter(({ weight }) => weight * left >= sum)
    if (full.length === 0 || open.length === 0) {
      for (const { account, weight } of open) shares.set(account, (left * weight) / sum)
      return shares
    }
    for (const { account } of full) shares.set(account, 1)
    open = open.filter((host) => !full.includes(host))
    left -= full.length
  }
}

type Ranked = Pick<RankedHost, 'owed' | 'state' | 'priority'> & Pick<Candidate, 'lastMade'>

/** Hosts with a share before others, lower priorities first; then who is owed most, who waited longest, and the order of the list. */
function byFairness(one: Ranked, other: Ranked): number {
  if (one.owed === null || other.owed === null) {
    const order = Number(one.owed === null) - Number(other.owed === null)
    return order || Number(one.state !== 'free') - Number(other.state !== 'free') || one.priority - other.priority
  }
  if (one.priority !== other.priority) return one.priority - other.priority
  const difference = other.owed - one.owed
  if (Math.abs(difference) >= EQUAL) return difference
  return (one.lastMade ?? Number.NEGATIVE_INFINITY) === (other.lastMade ?? Number.NEGATIVE_INFINITY)
    ? 0
    : (one.lastMade ?? Number.NEGATIVE_INFINITY) - (other.lastMade ?? Number.NEGATIVE_INFINITY)
}
