import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentIn, checkAccent, contrastRatio, isAccent } from '@/lib/shared/accent'
import { cases } from '@/tests/support/cases'

const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as [number, number, number]

describe('contrastRatio', () => {
  describe('the contrast of two colours', () => {
    it.each([
      ['#000000', '#ffffff', 21],
      ['#777777', '#ffffff', 4.48],
      ['#0b6a50', '#ffffff', 6.6],
      ['#ABCDEF', '#abcdef', 1],
    ])('%s on %s is %f to 1, either way round', (one, other, ratio) => {
      expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
      expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
    })
  })
})

describe('checkAccent', () => {
  describe('an accent', () => {
    it.each([
      ['#0b6a50', '#ffffff', ['dark']],
      ['#ffd400', '#000000', ['light']],
      ['#2a7de1', '#000000', []],
      ['#000000', '#ffffff', ['dark']],
    ])('%s carries text in %s and is faint in %j', (accent, text, faintIn) => {
      expect(checkAccent(accent)).toEqual({ text, faintIn })
    })

    it('always carries text that can be read', () => {
      const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
      fc.assert(
        fc.property(colour, (accent) => contrastRatio(accent, checkAccent(accent).text) >= 4.5),
        cases(),
      )
    })

    it.each([
      ['light', '#0b6a50', '#0b6a50'],
      ['dark', '#ffd400', '#ffd400'],
      ['dark', '#000000', '#666666'],
      ['light', '#ffffff', '#8c8c8c'],
      ['dark', '#0a0f2c', '#626ca9'],
      ['light', '#ff0000', '#ed0000'],
    ] as const)('is in the %s %s drawn as %s', (scheme, accent, shade) => {
      expect(accentIn(scheme, accent)).toBe(shade)
    })

    it('keeps its hue where it is lightened: navy becomes blue, not gray', () => {
      const [red, green, blue] = channelsOf(accentIn('dark', '#0a0f2c'))
      expect(blue - Math.max(red, green)).toBeGreaterThan(48)
      const gray = channelsOf(accentIn('dark', '#0a0a0c'))
      expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(24)
    })

    it('is darkened a little where white text then suffices', () => {
      expect(checkAccent('#ff0000').text).toBe('#000000')
      expect(checkAccent(accentIn('light', '#ff0000')).text).toBe('#ffffff')
      expect(checkAccent(accentIn('dark', '#ff0000')).text).toBe('#ffffff')
      expect(checkAccent(accentIn('light', '#2a7de1')).text).toBe('#ffffff')
    })

    it('stands out in each scheme, whatever was chosen', () => {
      const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
      const isSeen = (scheme: 'light' | 'dark', accent: string) =>
        !checkAccent(accentIn(scheme, accent)).faintIn.includes(scheme)
      fc.assert(
        fc.property(colour, (accent) => isSeen('light', accent) && isSeen('dark', accent)),
        cases(),
      )
    })

    it.each(['#fff', 'red', '#12345g', '#1234567', '', '#123456 ', 'url(x)'])('is not written %j', (text) => {
      expect(isAccent(text)).toBe(false)
    })

    it('is measured against the backgrounds that the pages have', () => {
      const css = readFileSync('app/globals.css', 'utf8')
      expect(css).toContain('--background: light-dark(#faf9f7, #131312)')
      expect(css).toContain('--card: light-dark(#ffffff, #1b1b19)')
    })
  })
})
