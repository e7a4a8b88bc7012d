import { describe, expect, it } from 'vitest'
import { rangeWords } from '@/lib/time/joined-words'

describe('rangeWords', () => {
  it('has the direction of its language, though digits have none', () => {
    expect(rangeWords('10:00', '10:30', 'en-US')).toBe('10:00 – 10:30')
    expect(rangeWords('10:00', '10:30', 'ar')).toBe('10:00 \u200f– 10:30')
  })
})
