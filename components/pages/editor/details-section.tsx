import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { LocationFields } from '@/components/fields/location-fields'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'

/** What visitors read first. */
export function DetailsSection() {
  const { register, formState } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { errors } = formState
  return (
    <FormSection title="Details">
      <Field label="Title" error={errors.title?.message}>
        {(control) => <Input {...control} autoComplete="off" placeholder="Intro call" {...register('title')} />}
      </Field>
      <Field
        label="Description"
        hint="Optional. What the meeting is about, and how to prepare."
        error={errors.description?.message}
      >
        {(control) => <Textarea {...control} {...register('description')} />}
      </Field>
      <Field label="Duration" hint="In minutes. Every slot is this long." error={errors.duration?.message}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={1440}
            className="sm:w-40"
            // An empty box is nought, and that is too short.
            {...register('duration', { setValueAs: Number })}
          />
        )}
      </Field>
      <LocationFields />
    </FormSection>
  )
}
