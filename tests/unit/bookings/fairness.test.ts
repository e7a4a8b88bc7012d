import { describe, expect, it } from 'vitest'
import { assign, type Candidate } from '@/lib/bookings/assignment'
import type { RankedHost } from '@/lib/shared/hosts'
import { numbersFrom } from '@/tests/support/random'

/**
 * The rules of fairness once more, by other means: shares are the water level that fills so many places, found by halving, and the choice
 * is one comparison at a time.
 */
type Host = {
  account: string
  weight: number
  priority: number
  got: number
  due: number
  lastMade: number
  place: number
}

function oracleShares(level: Host[], places: number): Map<string, number> {
  let [low, high] = [0, 1]
  const shareAt = (height: number, { weight }: Host) => Math.min(1, weight * height)
  const sumAt = (height: number) => level.reduce((sum, host) => sum + shareAt(height, host), 0)
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (sumAt(middle) < places) low = middle
    else high = middle
  }
  return new Map(level.map((host) => [host.account, shareAt(high, host)]))
}

function oracle(free: Host[], need: number): { shares: Map<string, number>; chosen: string[] } {
  const shares = new Map<string, number>()
  const chosen: string[] = []
  for (let priority = 1; priority <= 9 && chosen.length < need; priority += 1) {
    const level = free.filter((host) => host.priority === priority)
    const places = Math.min(need - chosen.length, level.length)
    const own = oracleShares(level, places)
    for (const [account, share] of own) shares.set(account, share)
    const left = new Set(level)
    for (let taken = 0; taken < places; taken += 1) {
      const owed = (host: Host) => host.due + (own.get(host.account) ?? 0) - host.got
      const most = Math.max(...[...left].map(owed))
      const equal = [...left].filter((host) => most - owed(host) < 0.000001)
      const longest = Math.min(...equal.map(({ lastMade }) => lastMade))
      const first = equal
        .filter(({ lastMade }) => lastMade === longest)
        .sort((one, other) => one.place - other.place)[0]
      if (!first) throw new Error('The level has fewer hosts than places')
      left.delete(first)
      chosen.push(first.account)
    }
  }
  return { shares, chosen }
}

const ABSENT = ['busy', 'away', 'hours', 'limit', 'unread', 'asked', 'declined', 'lost'] as const

describe('assign, over a page’s life', () => {
  it.each(Array.from({ length: 15 }, (_, seed) => seed))(
    'agrees with the oracle, whoever is away (seed %i)',
    (seed) => {
      const { below } = numbersFrom(seed)
      const one = <T>(values: readonly T[]): T => values[below(values.length)] as T
      const levels = 1 + below(3)
      const hosts: Host[] = []
      const join = () =>
        hosts.push({
          account: `host-${hosts.length}`,
          weight: one([1, 50, 100, 100, 100, 333, 1000]),
          priority: 1 + below(levels),
          got: 0,
          due: 0,
          lastMade: Number.NEGATIVE_INFINITY,
          place: hosts.length,
        })
      for (let count = 2 + below(8); count > 0; count -= 1) join()
      const need = 1 + below(Math.min(3, hosts.length))
      let bookings = 0
      for (let time = 1; time <= 200; time += 1) {
        if (below(60) === 0) join()
        const absent = new Set(hosts.filter(() => below(4) === 0))
        const free = hosts.filter((host) => !absent.has(host))
        const candidates = hosts.map(
          ({ lastMade, place: _, ...host }): Candidate => ({
            ...host,
            name: host.account,
            state: absent.has(hosts.find(({ account }) => account === host.account) as Host) ? one(ABSENT) : 'free',
            lastMade: Number.isFinite(lastMade) ? lastMade : null,
          }),
        )
        const assigned = assign(candidates, { need, chose: 'fair' })
        if (free.length < need) {
          expect(assigned).toBeNull()
          continue
        }
        const expected = oracle(free, need)
        const shareOf = (account: string) => expected.shares.get(account) ?? 0
        const isRight = ({ account, share, owed }: RankedHost) =>
          Math.abs(share - shareOf(account)) < 1e-9 && (owed === null) === (share === 0)
        const { chosen, ranking } = assigned ?? { chosen: [], ranking: [] }
        if (chosen.join() !== expected.chosen.join() || ranking.length !== hosts.length || !ranking.every(isRight)) {
          expect({ chosen, ranking }).toEqual(expected)
        }
        // An attendee takes some back.
        const isTakenBack = below(10) === 0
        if (!isTakenBack) bookings += 1
        for (const host of free) {
          const isChosen = expected.chosen.includes(host.account)
          if (isChosen) host.lastMade = time
          if (isTakenBack) continue
          host.due += shareOf(host.account)
          host.got += isChosen ? 1 : 0
        }
      }
      // However long it goes on, nobody is owed more than a few bookings.
      expect(Math.max(...hosts.map(({ got, due }) => Math.abs(due - got)))).toBeLessThan(hosts.length)
      const sumOf = (figure: 'got' | 'due') => hosts.reduce((sum, host) => sum + host[figure], 0)
      expect(sumOf('got')).toBe(bookings * need)
      expect(sumOf('due')).toBeCloseTo(bookings * need, 6)
    },
  )
})
