import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and until its scripts run: what is typed before then would be overtaken by them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
