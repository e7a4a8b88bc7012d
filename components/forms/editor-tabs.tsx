import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { fieldsTabsOf } from '@/lib/forms/editor-tabs'
import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { ErrorFocus } from '../fields/error-focus'
import { useErrors } from '../fields/field-errors'
import { EditedLanguageProvider } from '../translations/edited-language'
import { revealTab } from '../ui/reveal-tab'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs'
import { AfterPanel } from './after/after-panel'
import { GeneralPanel } from './general/general-panel'
import { LogicPanel } from './logic/logic-panel'
import { RulesProvider } from './logic/rules-provider'
import type { PanelProps } from './panel-props'
import { TABS, type Tab } from './preset-tab'
import { PreviewPanel } from './preview/preview-panel'
import { SidePreview } from './preview/side-preview'
import { BuilderProvider } from './questions/builder'
import { QuestionsPanel } from './questions/questions-panel'
import { SettingsProvider } from './settings-provider'
import { useShownTab } from './use-shown-tab'

type EditorTabsProps = PanelProps & {
  openedAt: number
  /** The Responses tab. */
  Responses: ComponentType<{ form: Form; openedAt: number }>
}

/** Unsaved input outlives its tab: rules and the form's own fields live in their providers. */
export function EditorTabs({ openedAt, Responses, ...panel }: EditorTabsProps) {
  const { form, questions } = panel
  const [tab, show] = useShownTab(form.id)
  const root = useRef<HTMLDivElement>(null)
  return (
    <EditedLanguageProvider>
      <RulesProvider formId={form.id}>
        <BuilderProvider formId={form.id}>
          <SettingsProvider form={form}>
            {/* As wide as the window: settings and preview are beside the questions. */}
            <Tabs ref={root} data-wide value={tab} onValueChange={show}>
              <TabRow tab={tab} />
              <Panel tab="general">
                <GeneralPanel questions={questions} responseCount={form.responseCount} openedAt={openedAt} />
              </Panel>
              <Panel tab="questions">
                <div className="flex items-start gap-6">
                  <QuestionsPanel {...panel} />
                  <SidePreview {...panel} />
                </div>
              </Panel>
              <Panel tab="logic" className="max-w-5xl">
                <LogicPanel {...panel} onQuestionsWanted={() => show('questions')} />
              </Panel>
              <Panel tab="after">
                <AfterPanel questions={questions} />
              </Panel>
              <Panel tab="preview" className="max-w-5xl">
                <PreviewPanel {...panel} />
              </Panel>
              <Panel tab="responses" className="max-w-5xl">
                <Responses form={form} openedAt={openedAt} />
              </Panel>
            </Tabs>
            <ErrorFocus root={root} tab={tab} showTab={show} tabsOf={fieldsTabsOf} />
          </SettingsProvider>
        </BuilderProvider>
      </RulesProvider>
    </EditedLanguageProvider>
  )
}

type PanelFrameProps = { tab: Tab; className?: string; children: ReactNode }

function Panel({ tab, ...props }: PanelFrameProps) {
  return <TabsContent value={tab} data-tab={tab} {...props} />
}

/** A tab with a wrong field is marked. */
function TabRow({ tab: shown }: { tab: Tab }) {
  const t = useTexts('forms').t.editor
  const wrong: readonly string[] = useErrors((errors) => fieldsTabsOf(errors).join(' ')).split(' ')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => revealTab(list.current, shown), [shown])
  return (
    <TabsList ref={list} aria-label={t.tabs} className="mb-6 max-sm:mb-3 print:hidden">
      {TABS.map((tab) => (
        <TabsTrigger key={tab} value={tab} data-name={tab}>
          {t[tab]}
          {wrong.includes(tab) && (
            <>
              <span
                aria-hidden="true"
                className="ms-1.5 inline-block size-2 rounded-full bg-destructive align-middle"
              />
              <span className="sr-only">({t.hasError})</span>
            </>
          )}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}
