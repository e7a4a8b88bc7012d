import { useSyncExternalStore } from 'react'

/** The page that was made last, so that the list can offer its link. It lives as long as the tab, and no address shows it. */
let createdId: string | null = null
const listeners = new Set<() => void>()

export function setCreatedPage(id: string | null): void {
  createdId = id
  for (const listener of listeners) listener()
}

export function useCreatedPage(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => createdId,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
