// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const listening: Parameters<typeof window.addEventListener>[] = []
const listen = window.addEventListener.bind(window)

beforeAll(() => {
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    listening.push(given)
    listen(...given)
  }
  HTMLDialogElement.prototype.showModal = vi.fn()
  // It would still watch when the document of this test is gone.
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  document.body.innerHTML = `
    <div id="own" data-slotform-button="/intro" data-slotform-text="Tijd boeken" data-slotform-close="Sluiten"></div>
    <div id="bare" data-slotform-button="/intro"></div>`
  // A module, which this environment cannot load from an address.
  const script = readFileSync('public/embed.js', 'utf8').replaceAll('import.meta.url', 'url')
  new Function('url', script)(new URL('/embed.js', document.baseURI).href)
})

/** The script listens for as long as its page is there. */
afterAll(() => {
  window.addEventListener = listen
  for (const given of listening) window.removeEventListener(...given)
})

/** The names of the floating button and of the one that closes its dialog. */
function wordsOf(host: string) {
  const button = document.querySelector<HTMLElement>(`#${host} button`)
  button?.click()
  const close = [...document.querySelectorAll('dialog button')].at(-1)
  return [button?.textContent, close?.ariaLabel]
}

describe('embed.js', () => {
  it('takes the names of its buttons from the page around', () => {
    expect(wordsOf('own')).toEqual(['Tijd boeken', 'Sluiten'])
  })

  it('has English names for a page that gives none', () => {
    expect(wordsOf('bare')).toEqual(['Book a time', 'Close'])
  })
})
