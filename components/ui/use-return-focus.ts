import { useRef } from 'react'

/**
 * Radix gives the focus back to a dialog's trigger only; one that is opened by state has none. This remembers who had it.
 * `onGone` runs where that is gone: not before, for an open dialog pulls the focus back.
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
