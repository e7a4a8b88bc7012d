import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { SwitchField } from '../../fields/switch-field'
import { useTextField } from '../../translations/use-text-field'
import { Input } from '../../ui/input'
import { useForKind } from '../../ui/team'
import { Textarea } from '../../ui/textarea'

/** The title, the description and the switches that decide where the form is public. */
export function DetailFields({ hasQuestions }: { hasQuestions: boolean }) {
  const t = useTexts('forms').t.general
  const forKind = useForKind()
  const { register, control } = useFormContext<FormFields>()
  const title = useTextField('title', t.title)
  const about = useTextField('description', t.description)
  const isPublished = useWatch({ control, name: 'isPublished' })
  const publishedHint = hasQuestions ? t.publishHint.published : t.publishHint.empty
  return (
    <>
      <Field key={title.path} label={title.label} error={title.error}>
        {(aria) => <Input {...aria} {...title.input} autoComplete="off" {...register(title.path as 'title')} />}
      </Field>
      <Field key={about.path} label={about.label} hint={t.descriptionHint} error={about.error}>
        {(aria) => <Textarea {...aria} {...about.input} {...register(about.path as 'description')} />}
      </Field>
      <SwitchField
        control={control}
        name="isPublished"
        label={t.publish}
        hint={isPublished ? publishedHint : forKind(t.publishHint.draft)}
      />
      <SwitchField control={control} name="showOnProfile" label={forKind(t.onProfile)} hint={t.onProfileHint} />
    </>
  )
}
