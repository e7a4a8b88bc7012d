import { useSyncExternalStore } from 'react'
import { isNarrow, NARROW } from './is-narrow'

/** True when the window is as narrow as a phone; false on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(NARROW)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
