import { type ReactNode, useMemo } from 'react'
import { useController } from 'react-hook-form'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { type TimezoneOption, timezoneLabel, timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone, isTimezone } from '@/lib/scheduling/zone-clock'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from './field'
import { useErrorAt } from './field-errors'
import { TimezoneControl } from './timezone/timezone-control'
import { useDetectedTimezone } from './use-detected-timezone'

type TimezoneFieldProps = { timezones: readonly TimezoneOption[]; timeFormat: TimeFormat; hint?: ReactNode }

/** The `timezone` of the form around it. The server sends labelled options; a detected zone and one that was searched for are added here. */
export function TimezoneField({ timezones, timeFormat, hint }: TimezoneFieldProps) {
  const { t, locale } = useTexts('fields')
  const { field } = useController<{ timezone: string }>({ name: 'timezone' })
  const error = useErrorAt('timezone')
  const detected = useDetectedTimezone()
  const options = useMemo(() => {
    const listed = withDetected(timezones, detected, locale)
    if (!isTimezone(field.value) || listed.some(({ value }) => value === field.value)) return listed
    return [{ value: field.value, label: timezoneLabel(field.value, Date.now(), locale) }, ...listed]
  }, [timezones, detected, field.value, locale])
  return (
    <Field label={t.timezone} hint={hint} error={error}>
      {(control) => (
        <TimezoneControl
          {...control}
          {...field}
          options={options}
          suggested={detected === null ? [] : [detected]}
          timeFormat={timeFormat}
        />
      )}
    </Field>
  )
}

function withDetected(
  options: readonly TimezoneOption[],
  detected: string | null,
  locale: string,
): readonly TimezoneOption[] {
  if (detected === null || options.some(({ value }) => isSameTimezone(value, detected))) return options
  return timezoneOptions(Date.now(), [...options.map(({ value }) => value), detected], locale)
}
