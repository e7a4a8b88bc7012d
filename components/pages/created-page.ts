import { useSyncExternalStore } from 'react'

/** Id of the page created last in this tab, so that the list can offer to share it. */
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
