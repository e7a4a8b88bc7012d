import { type RefObject, useEffect } from 'react'

/** The bars of a browser cover less, in pixels. */
const BAR = 120

/**
 * Keeps a dialog, and the field in it that is typed in, clear of a phone's keyboard. Where the browser only moves the page
 * under the keyboard, `--keyboard` is the covered height, and `data-keyboard` makes the dialog `low`.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = element.current
    const seen = window.visualViewport
    if (!isOpen || !dialog) return
    const listening = new AbortController()

    function measure() {
      // While somebody zooms in, nothing is covered.
      const covered = !seen || seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop
      dialog?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
      dialog?.toggleAttribute('data-keyboard', covered > BAR)
      showFocus()
    }

    function showFocus() {
      const { activeElement } = document
      if (activeElement?.matches('input, textarea') && dialog?.contains(activeElement)) {
        activeElement.scrollIntoView({ block: 'nearest' })
      }
    }

    measure()
    dialog.addEventListener('focusin', showFocus, listening)
    seen?.addEventListener('resize', measure, listening)
    seen?.addEventListener('scroll', measure, listening)
    return () => listening.abort()
  }, [element, isOpen])
}
