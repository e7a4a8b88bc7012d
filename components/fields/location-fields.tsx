import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { isOwnPlace, locationOptions } from '@/lib/calendars/screen/location-options'
import { useIntegrations } from '@/lib/client/integrations'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { Field } from './field'

/** The fields of any form with a location. */
type LocationValues = { location?: string; locationData: { customLocation?: string } }

export function LocationFields() {
  const { t } = useTexts('fields')
  const { register, control: form } = useFormContext<LocationValues>()
  const { field, fieldState, formState } = useController({ control: form, name: 'location' })
  const { data: integrations = [] } = useIntegrations()
  const stored = formState.defaultValues?.location ?? 'custom'
  const location = field.value ?? 'custom'
  const options = locationOptions(integrations, stored, useTexts('integrations'))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t.location.label}
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
        <Field label={t.location.custom} error={formState.errors.locationData?.customLocation?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder={t.location.customPlaceholder}
              {...register('locationData.customLocation')}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function ConnectHint() {
  const { t, locale } = useTexts('fields')
  return sayNodes(locale, t.location.connect, {
    link: (words) => (
      <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
        {words}
      </Link>
    ),
  })
}
