import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useTransition } from 'react'
import { ErrorFocus } from '@/components/fields/error-focus'
import { QuietFormProvider } from '@/components/fields/quiet-form-provider'
import { useStoredForm } from '@/components/fields/use-stored-form'
import { cn } from '@/components/ui/cn'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { ApiError } from '@/lib/client/request'
import { type EditorTab, tabsOfFields } from '@/lib/pages/editor-tabs'
import {
  type PageFormOutput,
  type PageFormValues,
  pageFormSchemaOf,
  toFieldErrors,
  toPageBody,
} from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'
import { setCreatedPage } from '../created-page'
import { useEditorPanels } from './editor-panels'
import { EditorSaveBar } from './editor-save-bar'
import { EditorTabs } from './editor-tabs'
import { ForecastPanel } from './effects/forecast-panel'
import { FoldedPicture } from './effects/picture/beside-rules'
import { RuleEffects } from './effects/rule-effects'
import { useEditorTab } from './use-editor-tab'
import { TriedFields, useTriedChange } from './use-tried-change'

type PageEditorProps = {
  /** Stored or preset values. When they change, untouched fields follow. */
  values: PageFormValues
  timezones: readonly TimezoneOption[]
  /** Absent for a new page. */
  pageId?: string
  /** The tab in the address. */
  openedTab: EditorTab | null
  /** A change in the address. */
  tried?: unknown
  submitLabel: string
  failure: string
  onSave: (body: PageFormOutput) => Promise<unknown>
}

/** Reads no state of its form: each part that shows some is drawn by itself. */
export function PageEditor({ values, timezones, pageId, openedTab, tried, ...props }: PageEditorProps) {
  const { submitLabel, failure, onSave } = props
  const title = useTexts('pages').t.error
  const toastFailure = useToastFailure()
  const router = useScreenRouter()
  const [isLeaving, startLeaving] = useTransition()
  const [tab, showTab] = useEditorTab(openedTab, values.hostGroups !== undefined)
  const element = useRef<HTMLFormElement>(null)
  const resolver = useMemo(() => zodResolver(pageFormSchemaOf(values)), [values])
  const form = useStoredForm<PageFormValues, PageFormOutput>({ resolver, values, shouldFocusError: false })
  const triedFields = useTriedChange(form, { tried, values })
  const panels = useEditorPanels({ pageId, values, timezones, tab })

  // Opening another editor dismisses the offer to share the last created page.
  useEffect(() => setCreatedPage(null), [])

  async function save(output: PageFormOutput) {
    try {
      await onSave(toPageBody(output))
      return true
    } catch (error) {
      toastFailure(error, title, failure)
      const fields = error instanceof ApiError ? toFieldErrors(error) : []
      for (const { name, message } of fields) form.setError(name, { message })
      // Without an error the form would count the failed save as successful.
      if (fields.length === 0) form.setError('root', { message: failure })
      return false
    }
  }

  async function saveAndClose(output: PageFormOutput) {
    if (await save(output)) startLeaving(() => router.push('/time-slot-pages'))
  }

  return (
    <QuietFormProvider form={form}>
      <form
        ref={element}
        noValidate
        className={cn('grid max-w-3xl gap-5', pageId && tab === 'when' && 'xl:max-w-none')}
        onSubmit={form.handleSubmit(saveAndClose)}
      >
        <RuleEffects>
          <TriedFields value={triedFields}>
            <EditorTabs value={tab} onChange={showTab} panels={panels} />
          </TriedFields>
          <EditorSaveBar
            submitLabel={submitLabel}
            isLeaving={isLeaving}
            onSave={pageId ? form.handleSubmit(save) : undefined}
          >
            {pageId && (
              <div className="grid max-h-[40dvh] w-full min-w-0 grid-cols-1 gap-1 overflow-y-auto empty:hidden xl:max-h-40">
                {tab === 'when' && <FoldedPicture pageId={pageId} stored={values} />}
                <ForecastPanel pageId={pageId} stored={values} />
              </div>
            )}
          </EditorSaveBar>
        </RuleEffects>
        <ErrorFocus root={element} tab={tab} showTab={showTab} tabsOf={tabsOfErrors} />
      </form>
    </QuietFormProvider>
  )
}

function tabsOfErrors(errors: object): EditorTab[] {
  return tabsOfFields(Object.keys(errors))
}
