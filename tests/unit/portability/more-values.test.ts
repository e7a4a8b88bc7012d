import { describe, expect, it } from 'vitest'
import { hasMoreValues } from '@/lib/portability/server/more-values'

const hasMore = (value: unknown, max: number) => hasMoreValues(Buffer.from(JSON.stringify(value)), max)

describe('hasMoreValues', () => {
  it.each([
    ['a list', Array(1_001).fill(0)],
    ['lists in lists', JSON.parse('['.repeat(1_001) + ']'.repeat(1_001))],
    ['names', Object.fromEntries(Array.from({ length: 501 }, (_, n) => [n, 0]))],
  ])('counts the values of %s', (_, value) => {
    expect(hasMore(value, 1_000)).toBe(true)
    expect(hasMore(value, 2_010)).toBe(false)
  })

  it('counts nothing within texts, whatever they escape', () => {
    expect(hasMore({ text: `${'[,:{'.repeat(1_000)}"\\"\\\\,,`, other: '\\' }, 10)).toBe(false)
    expect(hasMore([`\\"${','.repeat(100)}`, ...Array(20).fill('\\')], 10)).toBe(true)
  })
})
