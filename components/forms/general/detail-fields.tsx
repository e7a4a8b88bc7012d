import { Controller, useFormContext } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { Field } from '../../fields/field'
import { Input } from '../../ui/input'
import { Switch } from '../../ui/switch'
import { Textarea } from '../../ui/textarea'

/** What visitors read first, and whether they can read it. */
export function DetailFields({ hasQuestions }: { hasQuestions: boolean }) {
  const { register, control, formState } = useFormContext<FormFields>()
  const { errors } = formState
  return (
    <>
      <Field label="Form Title" error={errors.title?.message}>
        {(aria) => <Input {...aria} autoComplete="off" {...register('title')} />}
      </Field>
      <Field label="Description" hint="Optional. Shown above the first question." error={errors.description?.message}>
        {(aria) => <Textarea {...aria} {...register('description')} />}
      </Field>
      <Controller
        control={control}
        name="isPublished"
        render={({ field }) => (
          <Field inline label="Publish Form" hint={publishHint(field.value, hasQuestions)}>
            {(aria) => <Switch {...aria} checked={field.value} onCheckedChange={field.onChange} />}
          </Field>
        )}
      />
    </>
  )
}

function publishHint(isPublished: boolean, hasQuestions: boolean): string {
  if (!isPublished) return 'A draft: nobody else can open it.'
  return hasQuestions
    ? 'Anyone with the link can answer it.'
    : 'Anyone with the link can open it, but there is no question to answer yet.'
}
