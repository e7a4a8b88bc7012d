import { readFileSync } from 'node:fs'
import { JSDOM, VirtualConsole } from 'jsdom'
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
  describe('the markup of a stranger, which the site shows', () => {
    const OURS = 'https://slots.example'
    const ADDRESSES = [
      'javascript:parent.document.title="GADGET"',
      'data:text/html,<script>parent.document.title="GADGET"</script>',
      'https://evil.example/form/x',
      `${OURS}.evil.example/form/x`,
      `https://slots.example:8443/form/x`,
      `http://slots.example/form/x`,
      '//evil.example/',
      '/relative-to-the-site',
      'https://',
    ]

    /** The document of another site after the script has run there, and what was pressed. */
    function siteWith(html: string) {
      const errors: unknown[] = []
      const virtualConsole = new VirtualConsole().on('jsdomError', (error) => errors.push(error))
      const { window } = new JSDOM(html, { url: 'https://site.example/', runScripts: 'outside-only', virtualConsole })
      window.HTMLDialogElement.prototype.showModal = function showModal() {
        this.open = true
      }
      window.eval(script.replaceAll('import.meta.url', JSON.stringify(`${OURS}/embed.js`)))
      const { document } = window
      const press = (selector: string) => {
        const click = new window.MouseEvent('click', { bubbles: true, cancelable: true })
        document.querySelector(selector)?.dispatchEvent(click)
        return click.defaultPrevented
      }
      const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src)
      return { document, errors, frames, press }
    }

    it.each(ADDRESSES)('gets no frame for %s, and stops nothing', (address) => {
      const at = address.replaceAll('"', '&quot;')
      const { frames, press, document } = siteWith(`
        <div data-slotform="${at}" id="inline">words</div><a data-slotform-popup="${at}" href="${at}" id="popup">words</a>
        <a data-slotform-popup href="${at}" id="link">words</a><div data-slotform-button="${at}" id="button"></div>
        <div data-slotform="${OURS}/intro"></div>`)
      for (const id of ['#popup', '#link', '#button button']) expect(press(id)).toBe(false)
      expect(frames()).toEqual([`${OURS}/intro?embed=1&theme=light`])
      expect(document.querySelector('#inline')?.textContent).toBe('words')
      expect(document.querySelector('dialog')).toBeNull()
    })

    it('keeps frames and dialogs for pages of the server that the script came from', () => {
      const { frames, press, errors } = siteWith(`
        <div data-slotform="${OURS}/intro?duration=30"></div><a data-slotform-popup href="${OURS}/form/x" id="link">words</a>
        <div data-slotform-button="HTTPS://Slots.Example:443/later" id="button"></div>`)
      expect(press('#link')).toBe(true)
      expect(press('#button button')).toBe(true)
      expect(frames()).toEqual(
        ['intro?duration=30&', 'form/x?', 'later?'].map((path) => `${OURS}/${path}embed=1&theme=light`),
      )
      expect(errors).toEqual([])
    })

    it('says nothing about the look of its button but a color', () => {
      const { document } = siteWith(`
        <div data-slotform-button="${OURS}/x" data-slotform-color="red;inset:0" id="over"></div>
        <div data-slotform-button="${OURS}/x" data-slotform-color="#ffd700" id="gold"></div>`)
      expect(document.querySelector('#over button')).toBeNull()
      expect(document.querySelector<HTMLElement>('#gold button')?.style.background).toBe('rgb(255, 215, 0)')
    })
  })
})
