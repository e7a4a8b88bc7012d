import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { LocationFields } from '@/components/fields/location-fields'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { useTexts } from '@/messages/react/texts-provider'

type NumberField = {
  [Name in keyof PageFormOutput]-?: PageFormOutput[Name] extends number ? Name : never
}[keyof PageFormOutput]

/** Plain numbers, each with an input of its own. */
const LIMITS: Record<NumberField, { min: number; max: number }> = {
  duration: { min: 1, max: MAX_DURATION_MINUTES },
}
const NUMBERS = Object.entries(LIMITS).map(([name, limits]) => ({ name: name as NumberField, ...limits }))

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
      {NUMBERS.map(({ name, min, max }) => (
        <Field key={name} label={t.details[name]} hint={t.details[`${name}Hint`]} error={errors[name]?.message}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              className="sm:w-40"
              // An empty box becomes 0, which is refused as too short.
              {...register(name, { setValueAs: Number })}
            />
          )}
        </Field>
      ))}
      <LocationFields />
    </FormSection>
  )
}
