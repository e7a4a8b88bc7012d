import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { LocationFields } from '@/components/fields/location-fields'
import { SwitchField } from '@/components/fields/switch-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Place } from '@/lib/calendars/screen/places'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'
import { DurationField } from './details/duration-field'
import { SlugField } from './slug-field'

/** Inputs repeat their default value, so that the server's HTML has it as well. */
export function DetailsSection({ isNew, place }: { isNew: boolean; place?: Place }) {
  const { t } = useTexts('pageEditor')
  const { register, control, formState } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { errors, defaultValues } = formState
  return (
    <FormSection title={t.details.heading}>
      <Field label={t.details.title} error={errors.title?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={t.details.titleExample}
            defaultValue={defaultValues?.title}
            {...register('title')}
          />
        )}
      </Field>
      <DurationField />
      <LocationFields preset={place} />
      <Field label={t.details.description} hint={t.details.descriptionHint} error={errors.description?.message}>
        {(control) => <Textarea {...control} defaultValue={defaultValues?.description} {...register('description')} />}
      </Field>
      <SlugField isNew={isNew} />
      <SwitchField control={control} name="showOnProfile" label={t.link.onProfile} hint={t.link.onProfileHint} />
    </FormSection>
  )
}
