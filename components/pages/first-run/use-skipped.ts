import { useStoredText } from '@/components/ui/stored-text'
import { DAY_MS } from '@/lib/scheduling/units'

const STORAGE_KEY = 'slotform.first-run'

/** Inline script: hides its parent element before the first paint if the first run was skipped within a day. */
export const hideSkipped = `try{document.currentScript.parentElement.hidden=Date.now()-localStorage.getItem('${STORAGE_KEY}')<${DAY_MS}}catch{}`

/** Returns whether the first run was skipped within a day in this browser, and a function that skips it. */
export function useSkipped(): [isSkipped: boolean, skip: () => void] {
  const [skippedAt, store] = useStoredText(STORAGE_KEY)
  return [Date.now() - Number(skippedAt) < DAY_MS, () => store(String(Date.now()))]
}
