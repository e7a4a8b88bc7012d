import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '@/lib/shared/countries'

describe('COUNTRIES', () => {
  it('has each code of ISO 3166-1 once, in order', () => {
    expect(COUNTRIES).toHaveLength(249)
    expect([...new Set(COUNTRIES)].sort()).toEqual(COUNTRIES)
    expect(COUNTRIES.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    expect(COUNTRIES).toEqual(expect.arrayContaining(['AD', 'DE', 'GB', 'JP', 'OM', 'TR', 'US', 'ZW']))
    expect(COUNTRIES.filter((code) => ['EU', 'UK', 'XK', 'AA'].includes(code))).toEqual([])
  })

  it('has codes alone that a browser names', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(COUNTRIES.filter((code) => !names.of(code))).toEqual([])
  })
})
