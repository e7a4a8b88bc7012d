import type { Props } from './jsx-runtime'
import { toHtml } from './to-html'

/** Draws what React would draw into a place, with handlers and references. */
export function drawInto(place: HTMLElement, node: unknown): void {
  const live: Props[] = []
  place.innerHTML = toHtml(node, live)
  for (const element of place.querySelectorAll<HTMLElement>('[data-live]')) {
    for (const [name, value] of Object.entries(live[Number(element.dataset.live)] ?? {})) {
      if (name === 'ref') Object.assign(Object(value), { current: element })
      else Object.assign(element, { [name.toLowerCase()]: value })
    }
  }
}
