import { vi } from 'vitest'

/** jsdom knows neither how dialogs open nor how an element is scrolled into view. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  })
  Element.prototype.scrollIntoView = vi.fn()
}
