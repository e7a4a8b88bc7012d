import { type RefObject, useEffect } from 'react'

/**
 * Keeps what is fixed to the lower edge of the window above the keyboard of a phone, where the browser only moves the page
 * under it: sets `--keyboard` to the covered height while `isOpen`.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!isOpen || !seen) return
    const { current } = element
    function measure() {
      // While somebody zooms in, nothing is covered.
      const isZoomed = seen !== null && seen.scale > 1.01
      const covered = seen === null || isZoomed ? 0 : window.innerHeight - seen.height - seen.offsetTop
      current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [element, isOpen])
}
