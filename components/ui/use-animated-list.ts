import autoAnimate from '@formkit/auto-animate'
import { useCallback } from 'react'

const DURATION_MS = 180

/** A ref for a list: what is deleted closes its gap, what is added makes its own. Reduced motion is respected. */
export function useAnimatedList<T extends HTMLElement>() {
  return useCallback((list: T | null) => {
    if (!list || !('animate' in list)) return
    // Before the animation's own observer, which puts a removed row back on the page until it has faded.
    const observer = new MutationObserver(disableRemoved)
    observer.observe(list, { childList: true })
    const { destroy } = autoAnimate(list, { duration: DURATION_MS })
    return () => {
      observer.disconnect()
      destroy?.()
    }
  }, [])
}

/** A row that fades takes neither a press nor the focus. */
function disableRemoved(records: MutationRecord[]): void {
  for (const { removedNodes } of records) {
    for (const node of removedNodes) {
      if (node instanceof HTMLElement && !node.isConnected) node.inert = true
    }
  }
}
