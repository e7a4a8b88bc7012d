import { describe, expect, it } from 'vitest'
import { commaList } from '@/lib/shared/text/comma-list'

describe('commaList', () => {
  it('writes no word before the last entry', () => {
    expect(commaList(['a'], 'en-US')).toBe('a')
    expect(commaList(['a', 'b'], 'en-US')).toBe('a, b')
    expect(commaList(['a', 'b', 'c'], 'en-US')).toBe('a, b, c')
  })

  it('is written as the locale does', () => {
    expect(commaList(['a', 'b', 'c'], 'ar')).toContain('،')
  })
})
