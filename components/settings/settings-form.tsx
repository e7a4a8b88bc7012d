import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { ApiError } from '@/lib/client/request'
import { useUpdateSettings } from '@/lib/client/settings'
import type { Settings } from '@/lib/settings/schema'
import {
  changedSince,
  FORM_FIELDS,
  type SettingsFormSchema,
  type SettingsFormValues,
  toFormValues,
} from '@/lib/settings/settings-form'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { teamAddress } from '@/lib/shared/owner-screens'
import { useTexts } from '@/messages/react/texts-provider'
import { SaveBar } from '../fields/save-bar'
import { useDetectedTimezone } from '../fields/use-detected-timezone'
import { UnsavedGuard } from '../layout/unsaved-guard'
import { Button } from '../ui/button'
import { useTeam } from '../ui/team'
import { useReasonOf, useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type SettingsFormProps = {
  settings: Settings
  /** Checks the fields of this form; no others are sent. */
  schema: SettingsFormSchema
  children: ReactNode
}

/** A form over some of the settings. Its fields read all of them, for a preview may show others. */
export function SettingsForm({ settings, schema, children }: SettingsFormProps) {
  const { t } = useTexts('settings')
  const actions = useTexts('actions').t
  const team = useTeam()
  const toastFailure = useToastFailure()
  const reasonOf = useReasonOf()
  const detectedTimezone = useDetectedTimezone()
  const update = useUpdateSettings()
  const values = useMemo(() => toFormValues(settings, detectedTimezone), [settings, detectedTimezone])
  const form = useForm<SettingsFormValues>({
    // It returns the fields of the schema only.
    resolver: zodResolver(schema) as unknown as Resolver<SettingsFormValues>,
    defaultValues: values,
  })
  const adopt = useStoredValues(form, values)
  const { isDirty, isSubmitting } = form.formState

  async function save(output: SettingsFormValues) {
    const sent = { ...form.getValues() }
    try {
      const saved = await update.mutateAsync(output)
      adopt(toFormValues(saved, detectedTimezone), sent)
      // The screens of a team are below its name.
      if (team && saved.username !== team.slug)
        window.location.assign(window.location.pathname.replace(teamAddress(team.slug), teamAddress(saved.username)))
      toast({ title: t.saved })
    } catch (error) {
      toastFailure(error, t.saveFailed.title, t.saveFailed.text)
      if (error instanceof ApiError && error.code === 'username_taken') {
        form.setError('username', { message: reasonOf(error) }, { shouldFocus: true })
      }
      const issues = error instanceof ApiError ? issuesOfFields(FORM_FIELDS, error.issues) : []
      for (const { name, message } of issues)
        form.setError(name, { message }, { shouldFocus: name === issues[0]?.name })
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(save)}>
        {children}
        <SaveBar>
          <Button type="submit" pending={isSubmitting}>
            {actions.saveChanges}
          </Button>
          {isDirty && <p className="text-muted-foreground text-sm">{t.unsaved}</p>}
        </SaveBar>
      </form>
      <UnsavedGuard isDirty={isDirty} onSave={form.handleSubmit(save)} />
    </FormProvider>
  )
}

/** Keeps the form in step with the stored values. Changes made since `base` stay dirty, which the form's `values` option would not do. */
function useStoredValues(form: UseFormReturn<SettingsFormValues>, values: SettingsFormValues) {
  const stored = useRef(values)
  const seen = useRef(values)

  function adopt(next: SettingsFormValues, base: SettingsFormValues) {
    const typed = changedSince(base, form.getValues())
    stored.current = next
    form.reset(next)
    for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true })
  }

  useEffect(() => {
    // Right after a save the form is ahead of the cache.
    if (seen.current === values) return
    seen.current = values
    if (changedSince(stored.current, values).length > 0) adopt(values, stored.current)
  })
  return adopt
}
