import { zodResolver } from '@hookform/resolvers/zod'
import { createContext, type ReactNode, type SubmitEventHandler, use, useMemo } from 'react'
import { useFormState } from 'react-hook-form'
import { useUpdateForm } from '@/lib/client/forms'
import { ApiError } from '@/lib/client/request'
import type { Form } from '@/lib/forms/form'
import { type FormFields, formFieldsSchema, toFormChanges, toFormErrors, toFormFields } from '@/lib/forms/form-fields'
import { publishing } from '@/lib/forms/publishing'
import { withEmptyTexts } from '@/lib/shared/text/missing-translations'
import { FORM_TEXTS } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { QuietFormProvider } from '../fields/quiet-form-provider'
import { useStoredForm } from '../fields/use-stored-form'
import { UnsavedGuard } from '../layout/unsaved-guard'
import { Button } from '../ui/button'
import { useForKind } from '../ui/team'
import { toast } from '../ui/use-toast'
import { useFormFailure } from './failure'

const FIELDS = formFieldsSchema.keyof().options
const RESOLVER = zodResolver(formFieldsSchema)

const SubmitContext = createContext<SubmitEventHandler<HTMLFormElement> | undefined>(undefined)

/** The fields of the form itself, which several tabs of its editor show. Unsaved input outlives its tab. */
export function SettingsProvider({ form: stored, children }: { form: Form; children: ReactNode }) {
  const { t } = useTexts('forms')
  const forKind = useForKind()
  const toastFailure = useFormFailure()
  const update = useUpdateForm(stored.id)
  const values = useMemo(() => toFormFields(stored), [stored])
  const form = useStoredForm<FormFields, FormFields>({ resolver: RESOLVER, values, shouldFocusError: false })

  async function save(fields: FormFields) {
    const sent = structuredClone(form.getValues())
    const changes = toFormChanges(fields, {
      ...dirtyFields(),
      translations: isTranslated(fields, stored),
      endings: differs(sent.endings, values.endings),
      respondentMail: differs(sent.respondentMail, values.respondentMail),
    })
    const publish = changes.isPublished && changes.notify === undefined ? publishing(stored) : {}
    try {
      const saved = toFormFields(await update.mutateAsync({ ...changes, ...publish }))
      const typed = form.getValues()
      form.reset(saved)
      // Changes typed during the request are not saved yet.
      for (const name of FIELDS) {
        if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
          form.setValue(name, typed[name], { shouldDirty: true })
      }
      toast({ title: t.general.saved, ...('notify' in publish && { description: forKind(t.publish.mailed) }) })
    } catch (error) {
      toastFailure(error, t.failures.update)
      const refused = error instanceof ApiError ? toFormErrors(error.issues) : []
      for (const { name, message } of refused) form.setError(name, { message })
    }
  }

  function dirtyFields() {
    return Object.fromEntries(FIELDS.map((name) => [name, form.getFieldState(name).isDirty]))
  }

  const submit = form.handleSubmit(save)
  return (
    <QuietFormProvider form={form}>
      <SubmitContext value={submit}>{children}</SubmitContext>
      <GuardOfUnsaved onSave={submit} />
    </QuietFormProvider>
  )
}

/** A tab with some of the fields. Its button saves those of the other tabs, too. */
export function SettingsPanel({ children }: { children: ReactNode }) {
  return (
    <form noValidate className="max-w-3xl" onSubmit={use(SubmitContext)}>
      <div className="grid min-w-0 gap-5">{children}</div>
      <PanelEnd />
    </form>
  )
}

function PanelEnd() {
  const { t } = useTexts('forms')
  const { isDirty, isSubmitting } = useFormState()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" pending={isSubmitting}>
        {t.general.save}
      </Button>
      {isDirty && <p className="text-muted-foreground text-sm">{t.general.unsaved}</p>}
    </div>
  )
}

function GuardOfUnsaved({ onSave }: { onSave: () => Promise<unknown> }) {
  return <UnsavedGuard isDirty={useFormState().isDirty} onSave={onSave} />
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/** True when the translations differ from the stored ones. */
function isTranslated(fields: FormFields, stored: Form): boolean {
  const [now, before] = [fields, stored].map(({ translations }) => withEmptyTexts(FORM_TEXTS, translations))
  return JSON.stringify(now) !== JSON.stringify(before)
}
