// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { qrSvg } from '@/lib/embed/qr-svg'
import { makeSnippets } from '@/lib/embed/snippets'

const snippets = (title: string) => makeSnippets('https://meet.example/form/intro', title)

describe('makeSnippets', () => {
  describe('what an owner pastes into another site', () => {
    it('names the page in each way, and the script of the same host where one is needed', () => {
      for (const { code, kind } of snippets('Intro')) {
        expect(code, kind).toContain('"https://meet.example/form/intro')
        expect(code.includes('src="https://meet.example/embed.js"'), kind).toBe(kind !== 'frame')
      }
    })

    it('holds a title as text, whatever stands in it', () => {
      const title = '</a><img src=x onerror="alert(1)"> & "more"'
      for (const { code, kind } of snippets(title)) {
        const document = new DOMParser().parseFromString(code, 'text/html')
        expect(document.querySelector('img'), kind).toBeNull()
        const element = document.body.firstElementChild
        const shown = [
          element?.textContent,
          element?.getAttribute('title'),
          element?.getAttribute('data-slotform-text'),
        ]
        expect(shown, kind).toContain(title)
      }
    })
  })
})

describe('qrSvg', () => {
  describe('the picture of a QR code', () => {
    it('has a square for each dark module on a white ground', () => {
      const svg = qrSvg([
        [true, false],
        [false, true],
      ])
      expect(svg).toContain('viewBox="0 0 2 2"')
      expect(svg).toContain('d="M0 0h1v1h-1zM1 1h1v1h-1z"')
    })
  })
})
