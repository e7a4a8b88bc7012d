import { useCallback, useSyncExternalStore } from 'react'

/** True while the window matches a media query; false on the server. */
export function useIsWide(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
