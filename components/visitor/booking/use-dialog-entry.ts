import { useEffect, useRef } from 'react'

/** In the state of the history entry. The router keeps it there beside its own. */
const FLAG = 'slotformDialog'

/**
 * Gives an open dialog an entry of its own in the browser's history, so that Back closes the dialog instead of leaving
 * the page. Closed in another way it takes its entry away. `keep` leaves the entry to the next page, which replaces it.
 */
export function useDialogEntry(isOpen: boolean, close: () => void): { keep: () => void } {
  const entry = useRef({ isOpen: false, isLeaving: false, isKept: false })
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
      setTimeout(() => current.isOpen && enter())
    }
    window.addEventListener('popstate', handlePop)
    return () => window.removeEventListener('popstate', handlePop)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const { current } = entry
    Object.assign(current, { isOpen: true, isKept: false })
    if (!current.isLeaving) enter()
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

function leave(entry: { isOpen: boolean; isLeaving: boolean; isKept: boolean }): void {
  if (entry.isOpen || entry.isKept || entry.isLeaving || !isEntered()) return
  entry.isLeaving = true
  window.history.back()
}

function enter(): void {
  if (!isEntered()) window.history.pushState({ [FLAG]: true }, '')
}

function isEntered(): boolean {
  return window.history.state?.[FLAG] === true
}
