import { useCallback, useSyncExternalStore } from 'react'

const CHANGE_EVENT = 'slotform:stored-text'
/** Keeps texts for this visit if the browser forbids storage. */
const unstored = new Map<string, string>()

/** A text in local storage, shared by all tabs; null on the server and before the first choice. */
export function useStoredText(key: string): [text: string | null, store: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  return [text, useCallback((next: string) => write(key, next), [key])]
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGE_EVENT, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGE_EVENT, listener)
  }
}
