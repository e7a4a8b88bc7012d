import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'slotform.sidebar'
const CHANGE_EVENT = 'slotform:sidebar'

/** Written into the page: gives the element around the script the remembered width before it is painted. */
export const restoreSidebar = `try{document.currentScript.parentElement.dataset.sidebar=localStorage.getItem('${STORAGE_KEY}')==='collapsed'?'collapsed':'expanded'}catch{}`

/** Whether the sidebar is narrow, and a function that turns it round. Other tabs of this browser follow. */
export function useSidebarCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const isCollapsed = useSyncExternalStore(subscribe, read, () => false)
  return [isCollapsed, () => write(!isCollapsed)]
}

/** Storage may be forbidden; the sidebar then simply stays wide. */
function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed'
  } catch {
    return false
  }
}

function write(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isCollapsed ? 'collapsed' : 'expanded')
  } catch {
    return
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
