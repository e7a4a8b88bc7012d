import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { LocationFields } from '@/components/fields/location-fields'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

export function DetailsSection() {
  const { t } = useTexts('pageEditor')
  const { register, formState } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { errors } = formState
  return (
    <FormSection title={t.details.heading}>
      <Field label={t.details.title} error={errors.title?.message}>
        {(control) => (
          <Input {...control} autoComplete="off" placeholder={t.details.titleExample} {...register('title')} />
        )}
      </Field>
      <Field label={t.details.description} hint={t.details.descriptionHint} error={errors.description?.message}>
        {(control) => <Textarea {...control} {...register('description')} />}
      </Field>
      <Field label={t.details.duration} hint={t.details.durationHint} error={errors.duration?.message}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={1440}
            className="sm:w-40"
            // An empty box becomes 0, which is refused as too short.
            {...register('duration', { setValueAs: Number })}
          />
        )}
      </Field>
      <LocationFields />
    </FormSection>
  )
}
