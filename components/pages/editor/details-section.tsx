import { useFormContext, useFormState } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { LocationFields } from '@/components/fields/location-fields'
import { AddFormLanguage, TextsSwitch } from '@/components/translations/form-languages'
import { useTextField } from '@/components/translations/use-text-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Place } from '@/lib/calendars/screen/places'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { PAGE_TEXTS } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { DurationField } from './details/duration-field'
import { SlugField } from './slug-field'

/** Inputs repeat their default value, so that the server's HTML has it as well. */
export function DetailsSection({ isNew, place }: { isNew: boolean; place?: Place }) {
  const { t } = useTexts('pageEditor')
  const { register, control } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { defaultValues } = useFormState({ control })
  const removal = useTexts('translations').t.remove.page
  const title = useTextField('title', t.details.title, { placeholder: t.details.titleExample })
  const about = useTextField('description', t.details.description)
  return (
    <FormSection title={t.details.heading}>
      <TextsSwitch names={PAGE_TEXTS} removal={removal} />
      <Field key={title.path} label={title.label} error={title.error}>
        {(control) => (
          <Input
            {...control}
            {...title.input}
            autoComplete="off"
            defaultValue={title.isMain ? defaultValues?.title : undefined}
            {...register(title.path as 'title')}
          />
        )}
      </Field>
      <DurationField />
      <LocationFields preset={place} />
      <Field key={about.path} label={about.label} hint={t.details.descriptionHint} error={about.error}>
        {(control) => (
          <Textarea
            {...control}
            {...about.input}
            defaultValue={about.isMain ? defaultValues?.description : undefined}
            {...register(about.path as 'description')}
          />
        )}
      </Field>
      <SlugField isNew={isNew} />
      <AddFormLanguage names={PAGE_TEXTS} />
    </FormSection>
  )
}
