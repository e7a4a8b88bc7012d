import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const script = readFileSync('public/embed.js', 'utf8')

describe('embed.js', () => {
  describe('the script on other sites', () => {
    it('weighs 3 kB at most as it is served, and loads nothing else', () => {
      expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3000)
      expect(script).not.toMatch(/\bimport\b(?!\.meta)|\beval\b|innerHTML|fetch\(/)
    })

    it('tells a message to its frame alone, at the origin that it checked', () => {
      expect(script).toContain("postMessage({ type: 'slotform:hello' }, origin)")
      expect(script).not.toContain("'*'")
    })
  })
})
