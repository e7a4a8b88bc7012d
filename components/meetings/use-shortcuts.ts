import { useEffect, useRef } from 'react'
import { isOverlayShown } from '@/components/layout/palette/overlay'

const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Runs a key's action, except while the user types, holds a modifier or has a dialog or menu open. */
export function useShortcuts(actions: Record<string, () => void>, isOn: boolean): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })

  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const action = latest.current[event.key]
      if (!action || event.defaultPrevented || event.repeat || isBusy(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/** Ignores Shift: typing a question mark needs it. */
function isBusy({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  const types = target instanceof Element && target.closest(FIELDS) !== null
  const floats = isOverlayShown() || document.querySelector(FLOATING) !== null
  return ctrlKey || metaKey || altKey || isComposing || types || floats
}
