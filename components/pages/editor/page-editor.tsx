import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { SaveBar } from '@/components/fields/save-bar'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/request'
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
import { DetailsSection } from './details-section'
import { IntakeFormSection } from './intake-form-section'
import { PageTemplate } from './page-template'

type PageEditorProps = {
  /** Stored or preset values. When they change, untouched fields follow. */
  values: PageFormValues
  timezones: readonly TimezoneOption[]
  isNew: boolean
  submitLabel: string
  failure: string
  onSave: (body: PageFormOutput) => Promise<unknown>
}

export function PageEditor({ values, timezones, isNew, submitLabel, failure, onSave }: PageEditorProps) {
  const { t } = useTexts('pageEditor')
  const actions = useTexts('actions').t
  const title = useTexts('pages').t.error
  const toastFailure = useToastFailure()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isLeaving, startLeaving] = useTransition()
  const [template, setTemplate] = useState<TemplateName | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<PageFormValues, unknown, PageFormOutput>({
    resolver: zodResolver(pageFormSchemaOf(values)),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState
  const hasHours = (form.watch('availabilities') ?? []).length > 0

  // Opening another editor dismisses the offer to share the last created page.
  useEffect(() => setCreatedPage(null), [])

  async function save(output: PageFormOutput) {
    try {
      await onSave(toPageBody(output))
      startLeaving(() => router.push('/time-slot-pages'))
    } catch (error) {
      toastFailure(error, title, failure)
      const fields = error instanceof ApiError ? toFieldErrors(error) : []
      for (const { name, message } of fields)
        form.setError(name, { message }, { shouldFocus: name === fields[0]?.name })
      // Without an error the form would count the failed save as successful.
      if (fields.length === 0) form.setError('root', { message: failure })
    }
  }

  /** The selects of a slot are not registered, so the form cannot focus them itself. */
  function focusSlot(errors: FieldErrors<PageFormValues>) {
    const isOnlySlots = Object.keys(errors).every((name) => name === 'availabilities')
    if (isOnlySlots) element.current?.querySelector<HTMLElement>('select[aria-invalid]')?.focus()
  }

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate className="grid max-w-3xl gap-5" onSubmit={form.handleSubmit(save, focusSlot)}>
        <fieldset disabled={!isHydrated} className="contents">
          {isNew && <PageTemplate value={template} onChange={setTemplate} blank={values} />}
          <DetailsSection isNew={isNew} place={template ? PAGE_TEMPLATES[template].place : undefined} />
          <AvailabilitySection timezones={timezones} />
          <IntakeFormSection />
          <CalendarsSection />
        </fieldset>
        <SaveBar>
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
