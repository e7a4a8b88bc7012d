import { useLayoutEffect, useState } from 'react'
import { type Tab, takePresetTab, toTab } from './preset-tab'

/**
 * The tab that is shown: the preset one, which counts once; else the one in the address, so that a reload stays where it
 * was; else the first.
 */
export function useShownTab(formId: string, openedTab: Tab | null): [Tab, (tab: string) => void] {
  const [tab, setTab] = useState<Tab>(openedTab ?? 'general')

  // Before the first paint, and not while the state is made: the server's HTML knows of no preset.
  useLayoutEffect(() => {
    const preset = takePresetTab(formId)
    if (preset) setTab(preset)
  }, [formId])

  function show(next: string) {
    setTab(toTab(next) ?? 'general')
    window.history.replaceState(null, '', `?tab=${next}`)
  }

  return [tab, show]
}
