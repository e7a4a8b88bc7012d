import { useEffect, useId, useRef } from 'react'

/** In the state of the history entry, with the id of its dialog. The router keeps it there beside its own. */
const FLAG = 'slotformDialog'

type Entry = { id: string; isOpen: boolean; isLeaving: boolean; isKept: boolean }

/**
 * Gives an open dialog an entry of its own in the browser's history, so that Back closes the dialog instead of leaving
 * the page. Closed in another way it takes its entry away. `keep` leaves the entry to the next page, which replaces it.
 */
export function useDialogEntry(isOpen: boolean, close: () => void): { keep: () => void } {
  const entry = useRef<Entry>({ id: useId(), isOpen: false, isLeaving: false, isKept: false })
  const onBack = useRef(close)

  useEffect(() => {
    onBack.current = close
  })

  useEffect(() => {
    const { current } = entry
    function handlePop() {
      const isOurs = current.isLeaving
      current.isLeaving = false
      if (!current.isOpen) return
      if (!isOurs) onBack.current()
      // Opened again while its entry was taken away, or busy and not to be closed.
      setTimeout(() => current.isOpen && enter(current))
    }
    window.addEventListener('popstate', handlePop)
    return () => window.removeEventListener('popstate', handlePop)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const { current } = entry
    Object.assign(current, { isOpen: true, isKept: false })
    if (!current.isLeaving) enter(current)
    return () => {
      current.isOpen = false
      // Later, because React's strict mode closes and opens again at once.
      setTimeout(() => leave(current))
    }
  }, [isOpen])

  return {
    keep: () => {
      entry.current.isKept = true
    },
  }
}

/** Takes its own entry away: by now another dialog may have opened. */
function leave(entry: Entry): void {
  if (entry.isOpen || entry.isKept || entry.isLeaving || enteredBy() !== entry.id) return
  entry.isLeaving = true
  window.history.back()
}

/** Takes over the entry of a dialog that has just closed. */
function enter({ id }: Entry): void {
  const by = enteredBy()
  if (by === undefined) window.history.pushState({ [FLAG]: id }, '')
  else if (by !== id) window.history.replaceState({ ...window.history.state, [FLAG]: id }, '')
}

/** The dialog whose entry is the present one. */
export function enteredBy(): unknown {
  return window.history.state?.[FLAG]
}
