import { describe, expect, it } from 'vitest'
import { directionOf } from '@/lib/shared/text/direction'

describe('directionOf', () => {
  it.each(['ar', 'ar-EG', 'ar-u-nu-latn', 'he', 'fa', 'ur'])('is right to left for %s', (locale) => {
    expect(directionOf(locale)).toBe('rtl')
  })

  it.each(['en-US', 'de', 'pt-BR', 'ja', 'arn', ''])('is left to right for %j', (locale) => {
    expect(directionOf(locale)).toBe('ltr')
  })
})
