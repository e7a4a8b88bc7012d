import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { Input } from '@/components/ui/input'
import { pillStyles } from '@/components/ui/pill-styles'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { useTexts } from '@/messages/react/texts-provider'

const COMMON_MINUTES = [15, 30, 45, 60]

/** The usual lengths as buttons, and a box for any other. */
export function DurationField() {
  const { t, say } = useTexts('pageEditor')
  const { register, setValue, formState } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const duration = useWatch<PageFormValues, 'duration'>({ name: 'duration' })
  return (
    <Field label={t.details.duration} hint={t.details.durationHint} error={formState.errors.duration?.message}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          {COMMON_MINUTES.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-pressed={duration === minutes}
              className={pillStyles}
              onClick={() => setValue('duration', minutes, { shouldDirty: true, shouldValidate: true })}
            >
              {say(t.details.minutes, { minutes: String(minutes) })}
            </button>
          ))}
          <span className="relative">
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_DURATION_MINUTES}
              className="w-28 pr-11 tabular-nums"
              defaultValue={formState.defaultValues?.duration}
              // An empty box becomes 0, which is refused as too short.
              {...register('duration', { setValueAs: Number })}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted-foreground text-sm"
            >
              {t.details.unit}
            </span>
          </span>
        </div>
      )}
    </Field>
  )
}
