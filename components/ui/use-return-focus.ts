import { useRef } from 'react'
import { returnFocus } from './move-focus'

/**
 * Props of a dialog's content: they return the focus to the element that had it before the dialog opened, or to the screen's
 * heading if that is gone. Radix returns it only to a trigger, and a dialog that is opened by state has none.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    'data-returns-focus': '',
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      returnFocus(opener.current)
    },
  }
}
