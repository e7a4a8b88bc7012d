import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'
import { Field } from '../../fields/field'
import { SwitchField } from '../../fields/switch-field'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'

/** The title, the description and the switches that decide where the form is public. */
export function DetailFields({ hasQuestions }: { hasQuestions: boolean }) {
  const t = useTexts('forms').t.general
  const { register, control, formState } = useFormContext<FormFields>()
  const { errors } = formState
  const isPublished = useWatch({ control, name: 'isPublished' })
  return (
    <>
      <Field label={t.title} error={errors.title?.message}>
        {(aria) => <Input {...aria} autoComplete="off" {...register('title')} />}
      </Field>
      <Field label={t.description} hint={t.descriptionHint} error={errors.description?.message}>
        {(aria) => <Textarea {...aria} {...register('description')} />}
      </Field>
      <SwitchField
        control={control}
        name="isPublished"
        label={t.publish}
        hint={publishHint(isPublished, hasQuestions, t.publishHint)}
      />
      <SwitchField control={control} name="showOnProfile" label={t.onProfile} hint={t.onProfileHint} />
    </>
  )
}

function publishHint(
  isPublished: boolean,
  hasQuestions: boolean,
  hints: Part<'forms'>['general']['publishHint'],
): string {
  if (!isPublished) return hints.draft
  return hasQuestions ? hints.published : hints.empty
}
