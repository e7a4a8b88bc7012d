import { useRef } from 'react'

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does so only for a trigger, and a dialog that is
 * opened by state has none. `onGone` runs if that element is gone, after the dialog has closed and released the focus.
 */
export function useReturnFocus(onGone?: () => void) {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      from.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(from.current instanceof HTMLElement)) return
      if (!from.current.isConnected) {
        if (onGone) event.preventDefault()
        return onGone?.()
      }
      event.preventDefault()
      from.current.focus()
    },
  }
}
