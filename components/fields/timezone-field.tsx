import { memo, type ReactNode, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { type TimezoneOption, timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone'
import { useTexts } from '@/messages/react/texts-provider'
import { NativeSelect } from '../ui/native-select'
import { Field } from './field'
import { useDetectedTimezone } from './use-detected-timezone'

type TimezoneFieldProps = { timezones: readonly TimezoneOption[]; hint?: ReactNode }

/** The `timezone` of the form around it. The server sends labelled options; a detected zone that is missing is added here. */
export function TimezoneField({ timezones, hint }: TimezoneFieldProps) {
  const { t } = useTexts('fields')
  const { field, fieldState } = useController<{ timezone: string }>({ name: 'timezone' })
  const detected = useDetectedTimezone()
  const options = useMemo(() => withTimezone(timezones, detected), [timezones, detected])
  return (
    <Field label={t.timezone} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <NativeSelect {...control} {...field} className="sm:max-w-sm">
          <TimezoneOptions options={options} />
        </NativeSelect>
      )}
    </Field>
  )
}

/** Memoized, because there can be hundreds: a change of another field must not render them again. */
const TimezoneOptions = memo(function TimezoneOptions({ options }: { options: readonly TimezoneOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
})

function withTimezone(options: readonly TimezoneOption[], extra: string | null): readonly TimezoneOption[] {
  if (extra === null || options.some(({ value }) => isSameTimezone(value, extra))) return options
  return timezoneOptions(Date.now(), [...options.map(({ value }) => value), extra])
}
