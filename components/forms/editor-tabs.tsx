import { type ComponentProps, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { EditedLanguageProvider } from '../translations/edited-language'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs'
import { GeneralPanel } from './general/general-panel'
import { LogicPanel } from './logic/logic-panel'
import { RulesProvider, useEditedRules } from './logic/rules-provider'
import type { PanelProps } from './panel-props'
import type { Tab } from './preset-tab'
import { PreviewPanel } from './preview/preview-panel'
import { SidePreview } from './preview/side-preview'
import { BuilderProvider } from './questions/builder'
import { QuestionsPanel } from './questions/questions-panel'
import { useShownTab } from './use-shown-tab'

/** Unsaved input outlives its tab: rules live in their provider, and the General tab stays mounted while it is dirty. */
export function EditorTabs({
  openedTab,
  openedAt,
  ...panel
}: PanelProps & { openedTab: Tab | null; openedAt: number }) {
  const t = useTexts('forms').t.editor
  const [tab, show] = useShownTab(panel.form.id, openedTab)
  const [isGeneralDirty, setGeneralDirty] = useState(false)
  return (
    <EditedLanguageProvider>
      <RulesProvider formId={panel.form.id}>
        <BuilderProvider formId={panel.form.id}>
          {/* As wide as the window: settings and preview are beside the questions. */}
          <Tabs data-wide value={tab} onValueChange={show}>
            <TabsList aria-label={t.tabs} className="mb-6">
              <TabsTrigger value="general">{t.general}</TabsTrigger>
              <TabsTrigger value="questions">{t.questions}</TabsTrigger>
              <TabsTrigger value="logic">{t.logic}</TabsTrigger>
              <TabsTrigger value="preview">{t.preview}</TabsTrigger>
            </TabsList>
            <TabsContent value="general" forceMount={isGeneralDirty || undefined}>
              <GeneralTab {...panel} openedAt={openedAt} onDirtyChange={setGeneralDirty} />
            </TabsContent>
            <TabsContent value="questions">
              <div className="flex items-start gap-6">
                <QuestionsPanel {...panel} />
                <SidePreview {...panel} />
              </div>
            </TabsContent>
            <TabsContent value="logic" className="max-w-5xl">
              <LogicPanel {...panel} onQuestionsWanted={() => show('questions')} />
            </TabsContent>
            <TabsContent value="preview" className="max-w-5xl">
              <PreviewPanel {...panel} />
            </TabsContent>
          </Tabs>
        </BuilderProvider>
      </RulesProvider>
    </EditedLanguageProvider>
  )
}

function GeneralTab(props: ComponentProps<typeof GeneralPanel>) {
  return <GeneralPanel {...props} rules={useEditedRules()} />
}
