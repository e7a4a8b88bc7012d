import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { isOwnPlace, locationOptions } from '@/lib/calendars/screen/location-options'
import { useIntegrations } from '@/lib/client/integrations'
import { useTexts } from '@/messages/react/texts-provider'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { Field } from './field'

/** The part that every form with a place has. */
type LocationValues = { location?: string; locationData: { customLocation?: string } }

export function LocationFields() {
  const { register, control: form } = useFormContext<LocationValues>()
  const { field, fieldState, formState } = useController({ control: form, name: 'location' })
  const { data: integrations = [] } = useIntegrations()
  const stored = formState.defaultValues?.location ?? 'custom'
  const location = field.value ?? 'custom'
  const options = locationOptions(integrations, stored, useTexts('integrations'))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Location"
        hint={options.some(({ disabled }) => disabled) && <ConnectHint />}
        error={fieldState.error?.message}
      >
        {(control) => (
          <Select
            {...control}
            value={location}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            disabled={field.disabled}
            options={options}
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

function ConnectHint() {
  return (
    <>
      For video calls,{' '}
      <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
        connect an account
      </Link>
      .
    </>
  )
}
