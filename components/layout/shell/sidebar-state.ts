import { useStoredText } from '@/components/ui/stored-text'

const STORAGE_KEY = 'slotform.sidebar'

/** Written into the page: gives the element around the script the remembered width before it is painted. */
export const restoreSidebar = `try{document.currentScript.parentElement.dataset.sidebar=localStorage.getItem('${STORAGE_KEY}')==='collapsed'?'collapsed':'expanded'}catch{}`

/** Whether the sidebar is narrow, and a function that turns it round. Other tabs of this browser follow. */
export function useSidebarCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const [width, setWidth] = useStoredText(STORAGE_KEY)
  return [width === 'collapsed', () => setWidth(width === 'collapsed' ? 'expanded' : 'collapsed')]
}
