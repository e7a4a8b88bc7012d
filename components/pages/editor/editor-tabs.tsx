import { memo, type ReactNode, useEffect, useRef } from 'react'
import { useErrors } from '@/components/fields/field-errors'
import { revealTab } from '@/components/ui/reveal-tab'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { EDITOR_TABS, type EditorTab, tabsOfFields } from '@/lib/pages/editor-tabs'
import { useTexts } from '@/messages/react/texts-provider'

type EditorTabsProps = {
  value: EditorTab
  onChange: (tab: string) => void
  /** A tab without a panel is left out. */
  panels: Partial<Record<EditorTab, ReactNode>>
}

/** All panels stay mounted, since they are one form. A tab with an error is marked. */
export const EditorTabs = memo(function EditorTabs({ value, onChange, panels }: EditorTabsProps) {
  const { t } = useTexts('pageEditor')
  const wrong = useErrors((errors) => tabsOfFields(Object.keys(errors)).join(' ')).split(' ')
  const tabs = EDITOR_TABS.filter((tab) => panels[tab] !== undefined)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => revealTab(list.current, value), [value])
  return (
    <Tabs value={value} onValueChange={onChange}>
      <TabsList ref={list} aria-label={t.tabs.label} className="mb-5">
        {tabs.map((tab) => (
          <TabsTrigger key={tab} value={tab} data-name={tab} className="max-[22.5rem]:text-xs max-sm:px-2">
            {t.tabs[tab]}
            {wrong.includes(tab) && (
              <>
                <span
                  aria-hidden="true"
                  className="ms-1.5 inline-block size-2 rounded-full bg-destructive align-middle"
                />
                <span className="sr-only">({t.tabs.hasError})</span>
              </>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent key={tab} value={tab} forceMount hidden={tab !== value} data-tab={tab}>
          <div className="grid min-w-0 gap-5">{panels[tab]}</div>
        </TabsContent>
      ))}
    </Tabs>
  )
})
