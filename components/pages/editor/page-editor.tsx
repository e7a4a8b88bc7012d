import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SaveBar } from '@/components/fields/save-bar'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { EditedLanguageProvider } from '@/components/translations/edited-language'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { useToastFailure } from '@/components/ui/toast-failure'
import { ApiError } from '@/lib/client/request'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import {
  type PageFormOutput,
  type PageFormValues,
  pageFormSchemaOf,
  toFieldErrors,
  toPageBody,
} from '@/lib/pages/page-editor'
import { PAGE_TEMPLATES, type TemplateName } from '@/lib/pages/page-templates'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'
import { setCreatedPage } from '../created-page'
import { AvailabilitySection } from './availability-section'
import { CalendarsSection } from './calendars-section'
import { DatesSection } from './dates/dates-section'
import { DetailsSection } from './details-section'
import { EditorTabs } from './editor-tabs'
import { ForecastPanel } from './effects/forecast-panel'
import { RuleEffects } from './effects/rule-effects'
import { EmailsSection } from './emails/emails-section'
import { IntakeFormSection } from './intake-form-section'
import { PageTemplate } from './page-template'
import { RulesSection } from './rules/rules-section'
import { useEditorTab } from './use-editor-tab'
import { useErrorFocus } from './use-error-focus'
import { VisibilitySection } from './visibility-section'
import { VisitorsSection } from './visitors-section'

type PageEditorProps = {
  /** Stored or preset values. When they change, untouched fields follow. */
  values: PageFormValues
  timezones: readonly TimezoneOption[]
  isNew: boolean
  /** Absent for a new page. */
  pageId?: string
  /** The tab in the address. */
  openedTab: EditorTab | null
  submitLabel: string
  failure: string
  onSave: (body: PageFormOutput) => Promise<unknown>
}

export function PageEditor({ values, timezones, isNew, pageId, openedTab, ...props }: PageEditorProps) {
  const { submitLabel, failure, onSave } = props
  const { t } = useTexts('pageEditor')
  const actions = useTexts('actions').t
  const title = useTexts('pages').t.error
  const toastFailure = useToastFailure()
  const router = useRouter()
  const [isLeaving, startLeaving] = useTransition()
  const [template, setTemplate] = useState<TemplateName | null>(null)
  const [tab, showTab] = useEditorTab(openedTab)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<PageFormValues, unknown, PageFormOutput>({
    resolver: zodResolver(pageFormSchemaOf(values)),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState
  const [availabilities = [], dates = []] = form.watch(['availabilities', 'dates'])
  const hasHours = availabilities.length > 0 || dates.some(({ spans }) => spans.length > 0)
  useErrorFocus({ form: element, formState: form.formState, tab, showTab })

  // Opening another editor dismisses the offer to share the last created page.
  useEffect(() => setCreatedPage(null), [])

  async function save(output: PageFormOutput) {
    try {
      await onSave(toPageBody(output))
      startLeaving(() => router.push('/time-slot-pages'))
    } catch (error) {
      toastFailure(error, title, failure)
      const fields = error instanceof ApiError ? toFieldErrors(error) : []
      for (const { name, message } of fields) form.setError(name, { message })
      // Without an error the form would count the failed save as successful.
      if (fields.length === 0) form.setError('root', { message: failure })
    }
  }

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate className="grid max-w-3xl gap-5" onSubmit={form.handleSubmit(save)}>
        <RuleEffects>
          <EditorTabs
            value={tab}
            onChange={showTab}
            panels={{
              details: (
                <EditedLanguageProvider>
                  {isNew && <PageTemplate value={template} onChange={setTemplate} blank={values} />}
                  <DetailsSection isNew={isNew} place={template ? PAGE_TEMPLATES[template].place : undefined} />
                  <VisibilitySection pageId={pageId} />
                </EditedLanguageProvider>
              ),
              hours: (
                <>
                  <AvailabilitySection timezones={timezones} />
                  <DatesSection />
                </>
              ),
              rules: <RulesSection />,
              emails: <EmailsSection />,
              calendars: <CalendarsSection />,
              questions: (
                <>
                  <IntakeFormSection />
                  <VisitorsSection />
                </>
              ),
            }}
          />
        </RuleEffects>
        <SaveBar>
          {pageId && <ForecastPanel pageId={pageId} stored={values} />}
          <Button type="submit" pending={isSubmitting || isLeaving} disabled={!hasHours || isSubmitting || isLeaving}>
            {submitLabel}
          </Button>
          <Link href="/time-slot-pages" className={buttonStyles({ variant: 'ghost' })}>
            {actions.cancel}
          </Link>
          {!hasHours && <p className="text-muted-foreground text-sm">{t.hours.missing}</p>}
        </SaveBar>
        <UnsavedGuard isDirty={isDirty && !isSubmitSuccessful} />
      </form>
    </FormProvider>
  )
}
