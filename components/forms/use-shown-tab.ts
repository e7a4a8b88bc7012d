import { usePathname, useSearchParams } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { useScreenAddress } from '../ui/team'
import { type Tab, tabAt, tabPath, takePresetTab, toTab } from './preset-tab'

/**
 * The tab that is shown: the preset one, which counts once; else the one in the address, so that a reload stays where it
 * was; else the first.
 */
export function useShownTab(formId: string): [Tab, (tab: string) => void] {
  const address = tabAt(usePathname(), useSearchParams()?.get('tab'))
  const toAddress = useScreenAddress()
  const [shown, setShown] = useState({ tab: address, address })
  // A link to another tab of the same form.
  if (shown.address !== address) setShown({ tab: address, address })

  // Before the first paint, and not while the state is made: the server's HTML knows of no preset.
  useLayoutEffect(() => {
    const preset = takePresetTab(formId)
    if (preset) setShown((before) => ({ ...before, tab: preset }))
  }, [formId])

  function show(next: string) {
    const tab = toTab(next) ?? 'general'
    // At once: the address follows in a transition.
    setShown((before) => ({ ...before, tab }))
    window.history.replaceState(null, '', toAddress(tabPath(formId, tab)))
  }

  return [shown.tab, show]
}
