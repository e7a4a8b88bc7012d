import { type ReactNode, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { type TimezoneOption, timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone'
import { NativeSelect } from '../ui/native-select'
import { Field } from './field'
import { useDetectedTimezone } from './use-detected-timezone'

type TimezoneFieldProps = { timezones: readonly TimezoneOption[]; hint?: ReactNode }

/** The `timezone` of the form around it. The options come labelled from the server; only a detected zone that is not among them is added here. */
export function TimezoneField({ timezones, hint }: TimezoneFieldProps) {
  const { field, fieldState } = useController<{ timezone: string }>({ name: 'timezone' })
  const detected = useDetectedTimezone()
  const options = useMemo(() => withTimezone(timezones, detected), [timezones, detected])
  return (
    <Field label="Timezone" hint={hint} error={fieldState.error?.message}>
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
