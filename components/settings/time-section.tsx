import { useFormState, useWatch } from 'react-hook-form'
import { DATE_FORMATS, TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { TimezoneField } from '../fields/timezone-field'
import { useDetectedTimezone } from '../fields/use-detected-timezone'
import { useHydrated } from '../ui/use-hydrated'
import { useMinute } from '../ui/use-minute'
import { ChoiceField } from './choice-field'
import { MomentPreview } from './moment-preview'

type TimeSectionProps = {
  timezones: readonly TimezoneOption[]
  openedAt: number
  /** False while the zone is only a preset. */
  isSaved: boolean
}

/** Time zone and formats, each with the current time as an example. */
export function TimeSection({ timezones, openedAt, isSaved }: TimeSectionProps) {
  const { t, say, locale } = useTexts('settings')
  const clock = useWatch<SettingsFormValues>() as SettingsFormValues
  const now = useMinute(openedAt)
  const { defaultValues } = useFormState<SettingsFormValues>()
  const hint = useTimezoneHint(!isSaved && clock.timezone === defaultValues?.timezone)
  // An old browser may not know a zone of the server's list.
  const timezone = isTimezone(clock.timezone) ? clock.timezone : 'UTC'
  const weekdays = weekdayNames(0, locale).map(({ long }, value) => ({ value, label: long }))
  // Some languages have a single order of day, month and year.
  const dateFormats = DATE_FORMATS.map((value) => ({ value, label: formatDate(now, timezone, value, locale) })).filter(
    ({ label }, index, all) => all.findIndex((other) => other.label === label) === index,
  )
  const withExample = (format: string, example: string) => say(t.time.formatExample, { format, example })
  return (
    <FormSection anchor="time" title={t.time.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TimezoneField timezones={timezones} timeFormat={clock.timeFormat} hint={hint} />
        <ChoiceField name="weekStartDay" label={t.time.weekStartDay} options={weekdays} />
        <ChoiceField
          name="timeFormat"
          label={t.time.timeFormat}
          options={TIME_FORMATS.map((value) => ({
            value,
            label: withExample(value, formatTime(now, timezone, value, locale)),
          }))}
        />
        {dateFormats.length > 1 && <ChoiceField name="dateFormat" label={t.time.dateFormat} options={dateFormats} />}
      </div>
      <MomentPreview now={now} clock={{ ...clock, timezone }} />
    </FormSection>
  )
}

function useTimezoneHint(isPreset: boolean): string {
  const { saved, detected, unknown } = useTexts('settings').t.time.timezoneHint
  const detectedTimezone = useDetectedTimezone()
  const isHydrated = useHydrated()
  if (!isPreset || !isHydrated) return saved
  return detectedTimezone === null ? unknown : detected
}
