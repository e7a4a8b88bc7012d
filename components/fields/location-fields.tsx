import { useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { isOwnPlace, locationOptions } from '@/lib/calendars/screen/location-options'
import { isOwnVideo, isPlace, type OwnVideo, type Place, placeOf } from '@/lib/calendars/screen/places'
import { useIntegrations } from '@/lib/client/integrations'
import { JITSI_PATTERN, RANDOM } from '@/lib/shared/calendars/link-pattern'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { Field } from './field'
import { useErrorAt } from './field-errors'

/** The fields of any form with a location. */
type LocationValues = { location?: string; locationData: { customLocation?: string; linkPattern?: string } }

/** `preset` is the kind of place of a form whose text is still empty. */
export function LocationFields({ preset = 'elsewhere' }: { preset?: Place }) {
  const { t, say } = useTexts('fields')
  const { register, control: form } = useFormContext<LocationValues>()
  const { defaultValues } = useFormState({ control: form })
  const error = useErrorAt<LocationValues>('location')
  const ownError = useErrorAt<LocationValues>('locationData.customLocation')
  const linkError = useErrorAt<LocationValues>('locationData.linkPattern')
  const { field } = useController({ control: form, name: 'location' })
  const { data: integrations = [] } = useIntegrations()
  const [place, choosePlace] = usePlace(preset)
  const [video, chooseVideo] = useOwnVideo()
  const location = field.value ?? 'custom'
  const isOwn = isOwnPlace(location)
  // A stored meeting keeps its link until its owner types another pattern.
  const isKept = defaultValues?.location === 'link' && !defaultValues.locationData?.linkPattern
  const options = locationOptions(integrations, useTexts('integrations'))

  function choose(value: string) {
    if (isOwnVideo(value)) {
      chooseVideo(value)
      return field.onChange('link')
    }
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
            value={isOwn ? place : location === 'link' ? video : location}
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
      {location === 'link' && (
        <Field
          label={t.location.address}
          hint={say(isKept ? t.location.keepsLink : t.location.random, { random: RANDOM })}
          error={linkError}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              inputMode="url"
              dir="ltr"
              readOnly={video === 'jitsi'}
              placeholder={`https://meet.example.com/${RANDOM}`}
              defaultValue={defaultValues?.locationData?.linkPattern}
              {...register('locationData.linkPattern')}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** How the links of meetings are made. Choosing one sets its pattern, so that no other is left to be saved. */
function useOwnVideo(): [OwnVideo, (video: OwnVideo) => void] {
  const { setValue } = useFormContext<LocationValues>()
  const pattern = useWatch<LocationValues, 'locationData.linkPattern'>({ name: 'locationData.linkPattern' })
  // Typing the pattern of the other one must not take the field away.
  const [chosen, setChosen] = useState<OwnVideo | null>(null)
  const video = chosen !== 'own_address' && pattern === JITSI_PATTERN ? 'jitsi' : 'own_address'
  return [
    video,
    (wanted) => {
      setChosen(wanted)
      if (wanted === 'jitsi')
        setValue('locationData.linkPattern', JITSI_PATTERN, { shouldDirty: true, shouldValidate: true })
      else if (video === 'jitsi') setValue('locationData.linkPattern', '', { shouldDirty: true })
    },
  ]
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
