'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { useCreateForm } from '@/lib/client/forms'
import { ApiError } from '@/lib/client/request'
import { EMPTY_FORM, type NewFormFields, newFormSchema, toFormErrors } from '@/lib/forms/form-fields'
import type { FormTemplate } from '@/lib/forms/form-templates'
import { publishing } from '@/lib/forms/publishing'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { SwitchField } from '../fields/switch-field'
import { BackLink } from '../layout/back-link'
import { PageHeader } from '../layout/page-header'
import { UnsavedGuard } from '../layout/unsaved-guard'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Input } from '../ui/input'
import { useForKind } from '../ui/team'
import { Textarea } from '../ui/textarea'
import { toast } from '../ui/use-toast'
import { useFormFailure } from './failure'
import { presetTab } from './preset-tab'
import { TemplateChooser } from './template-chooser'

export function NewForm() {
  const { t } = useTexts('forms')
  const forKind = useForKind()
  const templates = useTexts('formTemplates').t
  const toastFailure = useFormFailure()
  const router = useScreenRouter()
  const create = useCreateForm()
  const [isLeaving, startLeaving] = useTransition()
  const form = useForm<NewFormFields>({ resolver: zodResolver(newFormSchema), defaultValues: EMPTY_FORM })
  const [template, setTemplate] = useState<FormTemplate | null>(null)
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState

  async function save(fields: NewFormFields) {
    try {
      const change = fields.isPublished ? publishing() : {}
      const { id } = await create.mutateAsync({ ...fields, ...change, ...(template && { template }) })
      toast({ title: t.new.done, ...(fields.isPublished && { description: forKind(t.publish.mailed) }) })
      presetTab(id, 'questions')
      startLeaving(() => router.push(`/forms/${id}/edit`))
    } catch (error) {
      toastFailure(error, t.failures.create)
      const refused = error instanceof ApiError ? toFormErrors(error.issues) : []
      for (const { name, message } of refused) {
        if (name in EMPTY_FORM) form.setError(name as keyof NewFormFields, { message })
      }
      // Without an error on the form, react-hook-form would count the failed save as successful.
      if (refused.length === 0) form.setError('root', { message: t.failures.create.text })
    }
  }

  /** Presets the title and the description, unless they were changed by hand. */
  function choose(next: FormTemplate | null) {
    const [before, after] = [presetOf(template), presetOf(next)]
    for (const name of ['title', 'description'] as const) {
      if (form.getValues(name) !== before[name]) continue
      form.setValue(name, after[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
    setTemplate(next)
  }

  function presetOf(name: FormTemplate | null): { title: string; description: string } {
    return name ? templates.presets[name] : EMPTY_FORM
  }

  return (
    <>
      <BackLink href="/forms">{t.back}</BackLink>
      <PageHeader title={t.new.title} text={t.new.intro} />
      <Card className="max-w-3xl">
        <form noValidate onSubmit={form.handleSubmit(save)}>
          <div className="grid min-w-0 gap-5">
            <Field label={t.general.title} error={errors.title?.message}>
              {(control) => (
                <Input {...control} autoComplete="off" placeholder={t.new.titleExample} {...form.register('title')} />
              )}
            </Field>
            <TemplateChooser value={template} onChange={choose} />
            <Field label={t.general.description} hint={t.general.descriptionHint} error={errors.description?.message}>
              {(control) => <Textarea {...control} {...form.register('description')} />}
            </Field>
            <SwitchField control={form.control} name="isPublished" label={t.general.publish} hint={t.new.publishHint} />
          </div>
          <Button type="submit" className="mt-6" pending={isSubmitting || isLeaving}>
            {t.create}
          </Button>
          <UnsavedGuard isDirty={isDirty && !isSubmitSuccessful} />
        </form>
      </Card>
    </>
  )
}
