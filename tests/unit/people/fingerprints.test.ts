import { describe, expect, it } from 'vitest'
import { Fingerprints } from '@/lib/people/server/fingerprints'

describe('Fingerprints', () => {
  it('has what was added, also after it has grown, and nothing else', () => {
    const set = new Fingerprints()
    expect(set.has('none')).toBe(false)
    for (let n = 0; n < 5_000; n += 1) set.add(`text ${n}`)
    expect(Array.from({ length: 5_000 }, (_, n) => set.has(`text ${n}`)).every(Boolean)).toBe(true)
    expect(Array.from({ length: 5_000 }, (_, n) => set.has(`other ${n}`)).some(Boolean)).toBe(false)
    set.add('later')
    expect(set.has('later')).toBe(true)
  })
})
