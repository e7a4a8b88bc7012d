import { isNarrow } from './is-narrow'

const WIDTH = 344
const HEIGHT = 400
const GAP = 4
const EDGE = 8
const UNPLACED = { position: '', inset: '', margin: '', top: '', left: '', width: '', height: '' }

/**
 * Keeps a dialog below a control, or above it where there is more room, while the window changes its size. On a phone, in a
 * window of its own, it stays a sheet at the lower edge. Returns a function that stops.
 */
export function keepBeside(control: HTMLElement, dialog: HTMLElement): () => void {
  function place() {
    // At its old place it may widen the page, and on a phone the window with it.
    Object.assign(dialog.style, UNPLACED)
    Object.assign(dialog.style, placeBeside(control))
  }
  place()
  window.addEventListener('resize', place)
  return () => window.removeEventListener('resize', place)
}

/** The place is one on the page, so that it moves with it. */
function placeBeside(control: HTMLElement) {
  if (isNarrow() && document.documentElement.dataset.embed === undefined) return undefined
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const [above, below] = [top, window.innerHeight - bottom].map((room) => room - GAP - EDGE) as [number, number]
  const isBelow = below >= HEIGHT || below >= above
  const height = Math.min(HEIGHT, Math.max(isBelow ? below : above, 200))
  const width = Math.min(WIDTH, window.innerWidth - 2 * EDGE)
  const x = document.dir === 'rtl' ? right - width : left
  const y = isBelow ? bottom + GAP : Math.max(EDGE, top - GAP - height)
  return {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    top: `${y + window.scrollY}px`,
    left: `${Math.max(EDGE, Math.min(x, window.innerWidth - width - EDGE))}px`,
    width: `${width}px`,
    height: `${height}px`,
  }
}
