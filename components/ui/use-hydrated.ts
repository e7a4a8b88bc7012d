import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page has hydrated. Text typed before that would be lost, so fields stay disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
