import { describe, expect, it } from 'vitest'
import { takersOf } from '@/lib/meetings/hand-over-form'

const host = (account: string, group: string) => ({ account, name: account, kind: 'person' as const, group })
const taker = (account: string, group: string) => ({ account, name: account, group, state: 'free' as const })
const HOSTS = [host('ada', 'A'), host('room', 'B')]

describe('takersOf()', () => {
  it('takes the first host whose place somebody could take, and only their group', () => {
    const { givers, from, takers } = takersOf(HOSTS, [taker('red', 'B')], '')
    expect(givers).toEqual([HOSTS[1]])
    expect(from).toBe(HOSTS[1])
    expect(takers.map(({ account }) => account)).toEqual(['red'])
  })

  it('takes the host who is named', () => {
    const both = [taker('ben', 'A'), taker('red', 'B')]
    expect(takersOf(HOSTS, both, 'room')).toMatchObject({ from: { account: 'room' }, takers: [{ account: 'red' }] })
    expect(takersOf(HOSTS, both, '')).toMatchObject({ from: { account: 'ada' }, takers: [{ account: 'ben' }] })
  })

  it('offers everybody where the group has another name since', () => {
    expect(takersOf(HOSTS, [taker('ben', 'A 2')], '')).toMatchObject({
      from: { account: 'ada' },
      takers: [{ account: 'ben' }],
    })
    expect(takersOf(HOSTS, [], '').takers).toEqual([])
    expect(takersOf([], [], '')).toEqual({ givers: [], from: null, takers: [] })
  })
})
