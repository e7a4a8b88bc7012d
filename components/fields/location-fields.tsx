import { useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { isOwnPlace, locationOptions } from '@/lib/calendars/screen/location-options'
import { isPlace, type Place, placeOf } from '@/lib/calendars/screen/places'
import { useIntegrations } from '@/lib/client/integrations'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { Field } from './field'
import { useErrorAt } from './field-errors'

/** The fields of any form with a location. */
type LocationValues = { location?: string; locationData: { customLocation?: string } }

/** `preset` is the kind of place of a form whose text is still empty. */
export function LocationFields({ preset = 'elsewhere' }: { preset?: Place }) {
  const { t } = useTexts('fields')
  const { register, control: form } = useFormContext<LocationValues>()
  const { defaultValues } = useFormState({ control: form })
  const error = useErrorAt<LocationValues>('location')
  const ownError = useErrorAt<LocationValues>('locationData.customLocation')
  const { field } = useController({ control: form, name: 'location' })
  const { data: integrations = [] } = useIntegrations()
  const [place, choosePlace] = usePlace(preset)
  const location = field.value ?? 'custom'
  const isOwn = isOwnPlace(location)
  const options = locationOptions(integrations, useTexts('integrations'))

  function choose(value: string) {
    if (!isPlace(value)) return field.onChange(value)
    choosePlace(value)
    field.onChange('custom')
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t.location.label} hint={options.some(({ disabled }) => disabled) && <ConnectHint />} error={error}>
        {(control) => (
          <Select
            {...control}
            value={isOwn ? place : location}
            onValueChange={choose}
            onBlur={field.onBlur}
            disabled={field.disabled}
            options={options}
          />
        )}
      </Field>
      {isOwn && (
        <Field label={t.location.labels[place]} hint={t.location.empty} error={ownError}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              inputMode={INPUT_MODES[place]}
              placeholder={t.location.examples[place]}
              defaultValue={defaultValues?.locationData?.customLocation}
              {...register('locationData.customLocation')}
            />
          )}
        </Field>
      )}
    </div>
  )
}

const INPUT_MODES = { in_person: 'text', phone: 'tel', link: 'url', elsewhere: 'text' } as const satisfies Record<
  Place,
  string
>

/** The chosen kind of place; until one is chosen, the one of the stored text or the preset. */
function usePlace(preset: Place): [Place, (place: Place) => void] {
  const { defaultValues } = useFormState<LocationValues>()
  const stored = defaultValues?.locationData?.customLocation
  const isTyped = useWatch<LocationValues, 'locationData.customLocation', boolean>({
    name: 'locationData.customLocation',
    compute: Boolean,
  })
  const [chosen, choose] = useState<{ place: Place; preset: Place } | null>(null)
  const known = stored ? placeOf(stored) : preset
  // A preset that changes later, by a template, replaces an earlier choice unless a text was typed for it.
  const isCurrent = chosen !== null && (chosen.preset === preset || isTyped)
  return [isCurrent ? chosen.place : known, (place) => choose({ place, preset })]
}

function ConnectHint() {
  const { t, locale } = useTexts('fields')
  return sayNodes(locale, t.location.connect, {
    link: (words) => (
      <Link href="/integrations" className={strongLink}>
        {words}
      </Link>
    ),
  })
}
