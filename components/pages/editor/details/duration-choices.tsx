import { Field, FieldGroup } from '@/components/fields/field'
import { errorAt, useErrors } from '@/components/fields/field-errors'
import { NativeSelect } from '@/components/ui/native-select'
import { pillStyles } from '@/components/ui/pill-styles'
import { type Durations, toggleDuration } from '@/lib/pages/durations'
import { MAX_DURATIONS } from '@/lib/pages/rules-schema'
import { minutesWords } from '@/lib/time/minutes-words'
import { useTexts } from '@/messages/react/texts-provider'
import { OwnDuration } from './own-duration'

type DurationChoicesProps = { value: Durations; onChange: (value: Durations) => void }

const USUAL_MINUTES = [15, 30, 45, 60, 90, 120]

/** Several lengths as buttons that stay pressed, a box for any other, and which of them is preset. */
export function DurationChoices({ value, onChange }: DurationChoicesProps) {
  const { t, say } = useTexts('pageEditor')
  const times = useTexts('time')
  const { duration, durations } = value
  const offered = [...new Set([...USUAL_MINUTES, ...durations])].sort((one, other) => one - other)
  const isFull = durations.length === MAX_DURATIONS
  const error = useErrors((errors) => {
    const firstError = durations.map((_, index) => errorAt(errors, `durations.${index}`)).find(Boolean)
    return errorAt(errors, 'durations') ?? firstError ?? errorAt(errors, 'duration')
  })
  return (
    <>
      <FieldGroup label={t.details.choices} hint={say(t.details.choicesHint, { max: MAX_DURATIONS })} error={error}>
        <div className="flex flex-wrap gap-2">
          {offered.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-pressed={durations.includes(minutes)}
              disabled={isFull && !durations.includes(minutes)}
              className={pillStyles}
              onClick={() => onChange(toggleDuration(value, minutes))}
            >
              {say(t.details.minutes, { minutes: String(minutes) })}
            </button>
          ))}
        </div>
      </FieldGroup>
      <OwnDuration taken={durations} onAdd={(minutes) => onChange(toggleDuration(value, minutes))} />
      <Field
        label={t.details.preset}
        hint={
          durations.length > 1
            ? say(t.details.canChoose, { lengths: minutesWords(times, durations), preset: String(duration) })
            : t.details.chooseMore
        }
      >
        {(control) => (
          <NativeSelect
            {...control}
            className="sm:max-w-40"
            value={duration}
            onChange={(event) => onChange({ durations, duration: Number(event.target.value) })}
          >
            {durations.map((minutes) => (
              <option key={minutes} value={minutes}>
                {say(t.details.minutes, { minutes: String(minutes) })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </>
  )
}
