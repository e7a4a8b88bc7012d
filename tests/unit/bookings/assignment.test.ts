import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, type Candidate, rankFree, shareOut } from '@/lib/bookings/assignment'
import { cases } from '@/tests/support/cases'

const host = (account: string, fields: Partial<Candidate> = {}): Candidate => ({
  account,
  name: account.toUpperCase(),
  state: 'free',
  priority: 1,
  weight: 100,
  got: 0,
  due: 0,
  lastMade: null,
  ...fields,
})

describe('shareOut', () => {
  const sharesOf = (hosts: Candidate[], places: number) => Object.fromEntries(shareOut(hosts, places))

  it('shares one place by weight', () => {
    const hosts = [host('a'), host('b', { weight: 50 }), host('c', { weight: 50 })]
    expect(sharesOf(hosts, 1)).toEqual({ a: 0.5, b: 0.25, c: 0.25 })
  })

  it('gives nobody more than one place', () => {
    const hosts = [host('a', { weight: 1000 }), host('b', { weight: 100 }), host('c', { weight: 100 })]
    expect(sharesOf(hosts, 2)).toEqual({ a: 1, b: 0.5, c: 0.5 })
  })

  it('gives to the next priority only what the lowest cannot take', () => {
    const hosts = [host('a', { priority: 2 }), host('b'), host('c', { priority: 2 }), host('d', { priority: 3 })]
    expect(sharesOf(hosts, 1)).toEqual({ b: 1 })
    expect(sharesOf(hosts, 2)).toEqual({ b: 1, a: 0.5, c: 0.5 })
  })

  it('hands out exactly the places, each share in proportion unless it is full', () => {
    const hosts = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 1000 }) }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(hosts, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
        const level = weights.map(({ weight }, place) => host(`${place}`, { weight }))
        const places = 1 + Math.floor(part * (level.length - 1))
        const shares = [...shareOut(level, places)].map(([account, share]) => ({ share, ...level[Number(account)] }))
        expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(places, 9)
        const open = shares.filter(({ share }) => share < 1)
        for (const { share, weight = 0 } of open) {
          expect(share * (open[0]?.weight ?? 0)).toBeCloseTo((open[0]?.share ?? 0) * weight, 6)
        }
        const least = Math.min(...shares.filter(({ share }) => share === 1).map(({ weight = 0 }) => weight))
        expect(open.every(({ weight = 0 }) => weight <= least)).toBe(true)
      }),
    )
  })
})

describe('assign', () => {
  const chosenOf = (hosts: Candidate[], need = 1) => assign(hosts, { need, chose: 'fair' })?.chosen

  it('gives to who is owed most, then to who waited longest, then by the list', () => {
    expect(chosenOf([host('a', { due: 1, got: 1 }), host('b', { due: 1.2, got: 1 })])).toEqual(['b'])
    expect(chosenOf([host('a', { lastMade: 2 }), host('b', { lastMade: 1 })])).toEqual(['b'])
    expect(chosenOf([host('a', { lastMade: 2 }), host('b')])).toEqual(['b'])
    expect(chosenOf([host('a', { due: 0.0000005 }), host('b')])).toEqual(['a'])
    expect(chosenOf([host('a'), host('b', { due: 0.0000005 })])).toEqual(['a'])
  })

  it('takes the lowest priority first, however much others are owed', () => {
    expect(chosenOf([host('a', { priority: 2, due: 9 }), host('b', { got: 9 })])).toEqual(['b'])
    expect(chosenOf([host('a', { priority: 2, due: 9 }), host('b', { got: 9 })], 2)).toEqual(['b', 'a'])
  })

  it('owes nothing for times at which somebody was not free', () => {
    const hosts = [host('a'), host('b', { state: 'away', due: 9 }), host('c', { state: 'lost', due: 9 })]
    expect(assign(hosts, { need: 1, chose: 'fair' })).toEqual({
      chosen: ['a'],
      ranking: [
        { account: 'a', name: 'A', state: 'free', priority: 1, weight: 100, share: 1, owed: 1 },
        { account: 'b', name: 'B', state: 'away', priority: 1, weight: 100, share: 0, owed: null },
        { account: 'c', name: 'C', state: 'lost', priority: 1, weight: 100, share: 0, owed: null },
      ],
    })
    expect(assign(hosts, { need: 2, chose: 'fair' })).toBeNull()
  })

  it('goes by the list, or by the visitor, and hands out the same shares', () => {
    const hosts = [host('a', { state: 'busy' }), host('b', { got: 9 }), host('c')]
    const inOrder = assign(hosts, { need: 1, chose: 'order' })
    expect(inOrder?.chosen).toEqual(['b'])
    expect(inOrder?.ranking.map(({ share }) => share)).toEqual([0, 0.5, 0.5])
    expect(assign(hosts, { need: 1, chose: 'visitor', wanted: 'c' })?.chosen).toEqual(['c'])
    expect(assign(hosts, { need: 1, chose: 'visitor', wanted: 'a' })).toBeNull()
  })

  it('gives each host their share in the long run, whoever is absent when', () => {
    const absences = fc.array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), { minLength: 50, maxLength: 200 })
    fc.assert(
      fc.property(absences, (rounds) => {
        const hosts = [100, 50, 50, 200].map((weight, place) => host(`${place}`, { weight }))
        for (const [made, present] of rounds.entries()) {
          const now = hosts.map((one, place) => ({ ...one, state: present[place] ? 'free' : 'away' }) as Candidate)
          const given = assign(now, { need: 1, chose: 'fair' })
          for (const { account, share } of given?.ranking ?? []) {
            const one = hosts[Number(account)] as Candidate
            one.due += share
            if (given?.chosen.includes(account)) Object.assign(one, { got: one.got + 1, lastMade: made })
          }
        }
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
        expect(sum(hosts.map(({ due }) => due))).toBeCloseTo(sum(hosts.map(({ got }) => got)), 6)
        // Nobody is ever more than the number of hosts away from their share.
        for (const { due, got } of hosts) expect(Math.abs(due - got)).toBeLessThan(hosts.length)
      }),
      cases(50),
    )
  })
})

describe('rankFree', () => {
  const hosts = [
    host('a', { due: 0.5, got: 1 }),
    host('b', { due: 0.5, state: 'busy' }),
    host('c', { due: 0.25, weight: 1000, lastMade: 1 }),
    host('d', { due: 0.5 }),
    host('e', { due: 0.25 }),
    host('f', { due: 2, priority: 2 }),
  ]
  const names = (chose: 'fair' | 'order') => rankFree(hosts, chose).map(({ account }) => account)

  it('begins with whom the lowest priority owes most, without a share for the place', () => {
    expect(names('fair')).toEqual(['d', 'e', 'c', 'a', 'f'])
  })

  it('keeps the order of the list where that decides', () => {
    expect(names('order')).toEqual(['a', 'c', 'd', 'e', 'f'])
  })
})
