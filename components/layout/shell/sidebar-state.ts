import { useStoredText } from '@/components/ui/stored-text'

const STORAGE_KEY = 'slotform.sidebar'

/** Inline script: sets the stored width on its parent element before the first paint. */
export const restoreSidebar = `try{document.currentScript.parentElement.dataset.sidebar=localStorage.getItem('${STORAGE_KEY}')==='collapsed'?'collapsed':'expanded'}catch{}`

/** Returns whether the sidebar is collapsed and a function that toggles it, in all tabs of this browser. */
export function useSidebarCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const [width, setWidth] = useStoredText(STORAGE_KEY)
  return [width === 'collapsed', () => setWidth(width === 'collapsed' ? 'expanded' : 'collapsed')]
}
