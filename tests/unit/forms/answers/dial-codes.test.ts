import { describe, expect, it } from 'vitest'
import { dialCodeOf, withDialCode } from '@/lib/forms/answers/dial-codes'

describe('dialCodeOf', () => {
  it('asks the region, or the largest one of the language', () => {
    expect(dialCodeOf('de-AT')?.code).toBe('43')
    expect(dialCodeOf('de')?.code).toBe('49')
    expect(dialCodeOf('de-LI')).toBeUndefined()
  })
})

describe('withDialCode', () => {
  it('replaces the zero that is dialed within a country', () => {
    expect(withDialCode('030 123456', 'de')).toBe('+49 30 123456')
    expect(withDialCode('(030) 123456', 'de')).toBe('+49 (30) 123456')
    expect(withDialCode('(415) 555-2671', 'en-US')).toBe('+1 (415) 555-2671')
  })

  it('understands the digits of a Japanese keyboard', () => {
    expect(withDialCode('０９０－１２３４－５６７８', 'ja')).toBe('+81 90-1234-5678')
    expect(withDialCode('＋８１ ９０', 'ja')).toBe('＋８１ ９０')
  })

  it('keeps the zero in Italy', () => {
    expect(withDialCode('06 1234567', 'it')).toBe('+39 06 1234567')
  })

  it('leaves everything else as it was typed', () => {
    for (const typed of ['+43 1 58858', '0043 1 58858', '110', 'call me', '']) {
      expect(withDialCode(typed, 'de')).toBe(typed)
    }
    expect(withDialCode('030 123456', 'de-LI')).toBe('030 123456')
  })
})
