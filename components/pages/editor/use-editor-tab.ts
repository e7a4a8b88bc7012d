import { useCallback, useState } from 'react'
import { type EditorTab, toEditorTab } from '@/lib/pages/editor-tabs'

/** The shown tab, kept in the address so that a reload stays where it was. */
export function useEditorTab(opened: EditorTab | null, isTeams: boolean): [EditorTab, (tab: string) => void] {
  const [tab, setTab] = useState<EditorTab>(opened === null || (opened === 'hosts' && !isTeams) ? 'basics' : opened)

  const show = useCallback((next: string) => {
    setTab(toEditorTab(next) ?? 'basics')
    window.history.replaceState(null, '', `?tab=${next}`)
  }, [])

  return [tab, show]
}
