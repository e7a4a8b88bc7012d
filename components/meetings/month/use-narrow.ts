import { useSyncExternalStore } from 'react'

/** Tailwind's `md`: below it a month has no room for titles. */
const NARROW = '(width < 48rem)'

/** True when the window is as narrow as a phone; false on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
