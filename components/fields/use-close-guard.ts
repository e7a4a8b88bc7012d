import { useCallback, useRef, useState } from 'react'

/** The state of a form that its dialog checks before it closes. */
export type EditState = { isDirty: boolean; isSaving: boolean }

const UNTOUCHED: EditState = { isDirty: false, isSaving: false }

/**
 * Keeps the dialog of a form open while the form is saved, and asks before it discards changes. The form reports its
 * state to `keepStatus`; `discard` is for the ConfirmDialog that asks.
 */
export function useCloseGuard(onClose: () => void) {
  const status = useRef(UNTOUCHED)
  const [isAsking, setAsking] = useState(false)
  const keepStatus = useCallback((next: EditState) => {
    status.current = next
  }, [])

  function close() {
    status.current = UNTOUCHED
    onClose()
  }

  function requestClose() {
    if (status.current.isSaving) return
    if (status.current.isDirty) setAsking(true)
    else close()
  }

  return { keepStatus, close, requestClose, discard: { open: isAsking, onOpenChange: setAsking, onConfirm: close } }
}
