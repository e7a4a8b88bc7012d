import { useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs'
import { GeneralPanel } from './general/general-panel'
import { LogicPanel } from './logic/logic-panel'
import { RulesProvider } from './logic/rules-provider'
import type { PanelProps } from './panel-props'
import type { Tab } from './preset-tab'
import { PreviewPanel } from './preview/preview-panel'
import { QuestionsPanel } from './questions/questions-panel'
import { useShownTab } from './use-shown-tab'

/** What is typed and not saved outlives its tab: the rules in their provider, the rest because its tab stays mounted. */
export function EditorTabs({
  openedTab,
  openedAt,
  ...panel
}: PanelProps & { openedTab: Tab | null; openedAt: number }) {
  const [tab, show] = useShownTab(panel.form.id, openedTab)
  const [isGeneralDirty, setGeneralDirty] = useState(false)
  return (
    <RulesProvider formId={panel.form.id}>
      <Tabs value={tab} onValueChange={show}>
        <TabsList aria-label="Parts of the form" className="mb-6">
          <TabsTrigger value="general">General</TabsTrigger>
          <TabsTrigger value="questions">Questions</TabsTrigger>
          <TabsTrigger value="logic">Logic Rules</TabsTrigger>
          <TabsTrigger value="preview">Preview</TabsTrigger>
        </TabsList>
        <TabsContent value="general" forceMount={isGeneralDirty || undefined}>
          <GeneralPanel {...panel} openedAt={openedAt} onDirtyChange={setGeneralDirty} />
        </TabsContent>
        <TabsContent value="questions">
          <QuestionsPanel {...panel} />
        </TabsContent>
        <TabsContent value="logic">
          <LogicPanel {...panel} onQuestionsWanted={() => show('questions')} />
        </TabsContent>
        <TabsContent value="preview">
          <PreviewPanel {...panel} />
        </TabsContent>
      </Tabs>
    </RulesProvider>
  )
}
