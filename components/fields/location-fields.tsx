import { useController, useFormContext } from 'react-hook-form'
import { useIntegrations } from '@/lib/client/integrations'
import { isOwnPlace, locationOptions } from '@/lib/time-slot-pages/location-options'
import type { PageFormOutput, PageFormValues } from '@/lib/time-slot-pages/page-form'
import { Field } from '../fields/field'
import { Input } from '../ui/input'
import { Select } from '../ui/select'

export function LocationFields() {
  const { register, control: form } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { field, fieldState, formState } = useController({ control: form, name: 'location' })
  const { data: integrations = [] } = useIntegrations()
  const stored = formState.defaultValues?.location ?? 'custom'
  const location = field.value ?? 'custom'
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Location" error={fieldState.error?.message}>
        {(control) => (
          <Select
            {...control}
            value={location}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            options={locationOptions(integrations, stored)}
          />
        )}
      </Field>
      {isOwnPlace(location) && (
        <Field label="Custom Location" error={formState.errors.locationData?.customLocation?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder="An address, a phone number or a link"
              {...register('locationData.customLocation')}
            />
          )}
        </Field>
      )}
    </div>
  )
}
