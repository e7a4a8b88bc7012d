import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { Switch } from '@/components/ui/switch'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { useTexts } from '@/messages/react/texts-provider'
import { MinutesField } from '../minutes-field'
import { DurationChoices } from './duration-choices'

/** The length of a booking, or several that visitors choose from. */
export function DurationField() {
  const { t } = useTexts('pageEditor')
  const { control, setValue } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'duration' })
  const error = useErrorAt<PageFormValues>('duration')
  const choices = useController({ control, name: 'durations' }).field
  const [duration = 0, durations = []] = [field.value, choices.value]
  const [isSeveral, setSeveral] = useState(durations.length > 1)

  function offerSeveral(isOn: boolean) {
    setSeveral(isOn)
    choices.onChange([duration])
  }

  return (
    <>
      <Field inline label={t.details.several}>
        {(aria) => <Switch {...aria} checked={isSeveral} onCheckedChange={offerSeveral} />}
      </Field>
      {isSeveral ? (
        <DurationChoices
          value={{ duration, durations }}
          onChange={(next) => {
            choices.onChange(next.durations)
            setValue('duration', next.duration, { shouldDirty: true, shouldValidate: true })
          }}
        />
      ) : (
        <MinutesField
          label={t.details.duration}
          hint={t.details.durationHint}
          error={error}
          value={duration}
          onChange={(minutes) => setValue('duration', minutes, { shouldDirty: true, shouldValidate: true })}
          usual={[15, 30, 45, 60]}
          min={1}
          max={MAX_DURATION_MINUTES}
          // Refused as too short.
          empty={0}
        />
      )}
    </>
  )
}
