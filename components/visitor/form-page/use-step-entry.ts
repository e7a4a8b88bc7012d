import { useEffect, useRef } from 'react'
import { FIRST_PAGE } from '@/lib/forms/questions/form-pages'
import { enteredBy } from '../booking/use-dialog-entry'
import { addPageEntry, readPageEntry, removePageEntries } from '../form/pages/page-history'

const depthNow = () => readPageEntry()?.depth ?? 0

type Entry = { depth: number; isHere: boolean; isFinished: boolean }

/**
 * Gives the step after the questions an entry of its own in the browser's history, so that Back leads to the questions. The entry
 * names the page that the step follows: Forward, which cannot open the step again, stays there.
 */
export function useStepEntry(onBack: () => void) {
  const entry = useRef<Entry>({ depth: 0, isHere: false, isFinished: false })
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })

  useEffect(() => {
    const { current } = entry
    if (current.depth === 0) {
      const page = readPageEntry()?.page ?? FIRST_PAGE
      addPageEntry(page, page)
      current.depth = depthNow()
    }
    current.isHere = true
    // The entry of a dialog above is that of no page.
    const handlePop = () => depthNow() < current.depth && back.current()
    window.addEventListener('popstate', handlePop)
    return () => {
      current.isHere = false
      window.removeEventListener('popstate', handlePop)
      // Later, because React's strict mode goes and comes again at once.
      setTimeout(() => leave(current))
    }
  }, [])

  return {
    goBack: () => (depthNow() === entry.current.depth ? window.history.back() : onBack()),
    /** The form is sent: Back leaves it at once. */
    finish: () => {
      entry.current.isFinished = true
    },
  }
}

/** Takes its own entry away, once the dialog above has taken its. */
function leave(entry: Entry): void {
  if (entry.isHere) return
  if (enteredBy() !== undefined) window.addEventListener('popstate', () => leave(entry), { once: true })
  else if (depthNow() !== entry.depth) return
  else if (entry.isFinished) removePageEntries()
  else window.history.back()
}
