import { useLayoutEffect } from 'react'
import { useStoredText } from '../ui/stored-text'
import { THEME_COLORS } from './theme-colors'

export type Appearance = 'system' | 'light' | 'dark'

const STORAGE_KEY = 'slotform.appearance'

/** Inline script of owners' pages: sets the colors before the first paint. */
export const restoreAppearance = `try{const chosen=localStorage.getItem('${STORAGE_KEY}');if(chosen==='light'||chosen==='dark')document.documentElement.dataset.theme=chosen}catch{}`

/** This browser's appearance and a function that changes it, in all tabs. */
export function useAppearance(): [appearance: Appearance, choose: (appearance: Appearance) => void] {
  const [stored, store] = useStoredText(STORAGE_KEY)
  return [stored === 'light' || stored === 'dark' ? stored : 'system', store]
}

/** Applies the chosen colors on owners' screens. Visitors' pages follow the system. */
export function useAppliedAppearance(): void {
  const [appearance] = useAppearance()
  useLayoutEffect(() => {
    if (appearance === 'system') return
    // Hydration starts with 'system', the server's guess; taking the script's mark off then would flash.
    document.documentElement.dataset.theme = appearance
    const bar = document.createElement('meta')
    bar.name = 'theme-color'
    bar.content = THEME_COLORS[appearance]
    // The first that fits counts, before the two that follow the system.
    document.head.prepend(bar)
    return () => {
      delete document.documentElement.dataset.theme
      bar.remove()
    }
  }, [appearance])
}
