import { describe, expect, it } from 'vitest'
import { excessOf } from '@/lib/platform/json-size'

const hasMore = (value: unknown, values: number) =>
  excessOf(Buffer.from(JSON.stringify(value)), { values }) === 'values'

describe('excessOf', () => {
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

  it('tells of what is nested too deep, not of what follows each other', () => {
    const excess = (json: string) => excessOf(Buffer.from(json), { values: 1_000, depth: 3 })
    expect(excess(`[${Array(100).fill('{"a":[]}').join()}]`)).toBeNull()
    expect(excess('[{"a":[[]]}]')).toBe('depth')
    expect(excess('{"text":"[[[[","more":"\\"[[[["}')).toBeNull()
    expect(excess('['.repeat(500_000))).toBe('depth')
  })
})
