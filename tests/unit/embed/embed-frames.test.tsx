// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }

import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const OURS = 'https://slots.example'
const ADDRESSES = [
  'javascript:parent.document.title="GADGET"',
  'data:text/html,<script>parent.document.title="GADGET"</script>',
  'https://evil.example/form/x',
  `${OURS}.evil.example/form/x`,
  'https://slots.example:8443/form/x',
  'http://slots.example/form/x',
  '//evil.example/',
  '/relative-to-the-site',
  'https://',
]

const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => src)
/** True when the script keeps the browser from following the link. */
const press = (selector: string) => {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return isKept
}
let isKept = false

/** Shows the HTML on another site, and waits until the script has seen it. */
async function show(html: string) {
  document.body.innerHTML = `${html}<div data-slotform="${OURS}/seen" id="seen"></div>`
  await vi.waitFor(() => expect(document.querySelector('#seen iframe')).not.toBeNull())
  document.querySelector('#seen')?.remove()
}

/** What a press on something foreign throws, which leaves the press to the browser. */
const thrown: unknown[] = []

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  addEventListener('error', (event) => {
    thrown.push(event.error)
    event.preventDefault()
  })
  const script = readFileSync('public/embed.js', 'utf8')
  new Function(script.replaceAll('import.meta.url', JSON.stringify(`${OURS}/embed.js`)))()
  // jsdom goes nowhere.
  addEventListener('click', (event) => {
    isKept = event.defaultPrevented
    event.preventDefault()
  })
})
afterEach(() => {
  thrown.splice(0)
  document.body.replaceChildren()
})

describe('embed.js', () => {
  it.each(ADDRESSES)('gives no frame to %s, which a stranger wrote, and goes on with the others', async (address) => {
    const at = address.replaceAll('"', '&quot;')
    await show(`
      <div data-slotform="${at}" id="inline">words</div><a data-slotform-popup="${at}" href="${at}" id="popup">words</a>
      <a data-slotform-popup href="${at}" id="link">words</a><div data-slotform-button="${at}" id="button"></div>`)
    for (const id of ['#popup', '#link', '#button button']) expect(press(id)).toBe(false)
    expect(frames()).toEqual([])
    expect(document.querySelector('#inline')?.textContent).toBe('words')
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('keeps frames and dialogs for pages of the server that it came from', async () => {
    await show(`
      <div data-slotform="${OURS}/intro?duration=30"></div><a data-slotform-popup href="${OURS}/form/x" id="link">words</a>
      <div data-slotform-button="HTTPS://Slots.Example:443/later" id="button"></div>`)
    expect([press('#link'), press('#button button'), thrown]).toEqual([true, true, []])
    expect(frames()).toEqual(
      ['intro?duration=30&', 'form/x?', 'later?'].map((path) => `${OURS}/${path}embed=1&theme=light`),
    )
  })

  it('takes a color for its button, and no other declaration', async () => {
    await show(`
      <div data-slotform-button="${OURS}/x" data-slotform-color="red;inset:0" id="over"></div>
      <div data-slotform-button="${OURS}/x" data-slotform-color="#ffd700" id="gold"></div>`)
    expect(document.querySelector('#over button')).toBeNull()
    expect(document.querySelector<HTMLElement>('#gold button')?.style.background).toBe('rgb(255, 215, 0)')
  })
})
