import { useEffect } from 'react'
import { showOverlay } from './overlay'

const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** Ctrl+K or ⌘K opens the palette, also while typing. An open dialog keeps the keys, since it may hold typed values. */
export function usePaletteKey(isOpen: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.isComposing) return
      if (!isOpen && document.querySelector(DIALOGS)) return
      event.preventDefault()
      if (!event.repeat) showOverlay(isOpen ? null : 'palette')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
}
