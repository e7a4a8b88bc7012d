import { useSyncExternalStore } from 'react'

export type Overlay = 'palette' | 'shortcuts'

let shown: Overlay | null = null
const listeners = new Set<() => void>()

/** Opens one of the shell's dialogs from any screen; null closes it. */
export function showOverlay(overlay: Overlay | null): void {
  shown = overlay
  for (const listener of listeners) listener()
}

/** True from the moment an overlay is asked for, which may still be loading. */
export const isOverlayShown = () => shown !== null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}
