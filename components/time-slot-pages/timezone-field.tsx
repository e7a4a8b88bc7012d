import { useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { type TimezoneOption, timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone'
import type { PageFormOutput, PageFormValues } from '@/lib/time-slot-pages/page-form'
import { Field } from '../fields/field'
import { NativeSelect } from '../ui/native-select'
import { useDetectedTimezone } from './use-detected-timezone'

/** The options come labelled from the server; only a detected zone that is not among them is added here. */
export function TimezoneField({ timezones }: { timezones: readonly TimezoneOption[] }) {
  const { control: form } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { field, fieldState } = useController({ control: form, name: 'timezone' })
  const detected = useDetectedTimezone()
  const options = useMemo(() => withTimezone(timezones, detected), [timezones, detected])
  return (
    <Field
      label="Timezone"
      hint="The hours below are on this zone's clock. Visitors see them on their own."
      error={fieldState.error?.message}
    >
      {(control) => (
        <NativeSelect {...control} {...field} className="sm:max-w-sm">
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}

function withTimezone(options: readonly TimezoneOption[], extra: string | null): readonly TimezoneOption[] {
  if (extra === null || options.some(({ value }) => isSameTimezone(value, extra))) return options
  return timezoneOptions(Date.now(), [...options.map(({ value }) => value), extra])
}
