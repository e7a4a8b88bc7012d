import { useRef } from 'react'

/** Radix gives the focus back to a dialog's trigger only; one that is opened by state has none. This remembers who had it. */
export function useReturnFocus() {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      from.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(from.current instanceof HTMLElement) || !from.current.isConnected) return
      event.preventDefault()
      from.current.focus()
    },
  }
}
