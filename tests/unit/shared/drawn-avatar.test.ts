import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@/lib/shared/accent'
import { drawnAvatar } from '@/lib/shared/drawn-avatar'

describe('drawnAvatar', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['  Grace   Brewster Hopper ', 'GH'],
    ['Ömer Şahin', 'ÖŞ'],
    ['🦊 Fox', '🦊F'],
    ['', ''],
  ])('writes the initials of “%s”', (name, initials) => {
    expect(drawnAvatar(name).initials).toBe(initials)
  })

  it('makes capitals of the language', () => {
    expect(drawnAvatar('ilker ışık', 'tr-TR').initials).toBe('İI')
    expect(drawnAvatar('ilker ışık').initials).toBe('II')
    expect(drawnAvatar('ilker ışık')).toMatchObject({ letters: 'iI' })
  })

  it('is always the same for a name, and differs between names', () => {
    expect(drawnAvatar('Ada Lovelace')).toEqual(drawnAvatar('Ada Lovelace'))
    const names = Array.from({ length: 60 }, (_, index) => `Guest ${index}`)
    expect(new Set(names.map((name) => drawnAvatar(name).from)).size).toBe(8)
  })

  it('has enough contrast for its initials', () => {
    for (let index = 0; index < 60; index += 1) {
      const { from, to } = drawnAvatar(`Guest ${index}`)
      expect(Math.min(contrastRatio('#ffffff', from), contrastRatio('#ffffff', to))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
